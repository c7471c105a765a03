export { type Breaker, ServiceUnavailable } from './breaker.ts';
export { OutsideServices, outsideServicesOf, useOutsideServices, withBreaker } from './outside-services.ts';
export { publicFetch } from './public-fetch.ts';
