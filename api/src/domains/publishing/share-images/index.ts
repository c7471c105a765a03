import type { FileStore } from '../../../adapters/files/index.ts';
import { type ApiRouter, route } from '../../../http/route.ts';
import { getShareImage } from './share-images.service.ts';

export function shareImageRoutes(router: ApiRouter, files: FileStore): void {
  route(router, 'GET /api/share-images/questions/:name', {}, (call) => getShareImage(call, files));
}
