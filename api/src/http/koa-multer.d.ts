/** The part of @koa/multer that the API uses; the package brings no types. */
declare module '@koa/multer' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  interface MulterFile {
    fieldname: string;
    originalname: string;
    buffer?: Buffer;
    path?: string;
    size: number;
  }

  interface Options {
    /** Folder on the disk for the files; memory without it. */
    dest?: string;
    limits: { fileSize: number; files: number; fields: number; fieldSize: number; parts: number; fieldNameSize: number };
    defParamCharset: 'utf8';
  }

  interface FormContext {
    req: IncomingMessage;
    res: ServerResponse;
    request: { body?: unknown; files?: unknown };
  }

  interface Multer {
    fields(fields: readonly { name: string; maxCount: number }[]): (ctx: FormContext, next: () => unknown) => Promise<unknown>;
  }

  export default function multer(options: Options): Multer;
}
