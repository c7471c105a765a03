export { PictureOnDemand, type PictureOnDemandProps } from './PictureOnDemand.tsx';
export { QuestionImages, type QuestionImagesProps } from './QuestionImages.tsx';
