import { ServerResponse, type IncomingMessage } from 'node:http';

/**
 * Returns the class of a server's responses. Once `isLeaving` returns true, each response has `Connection: close`,
 * whether Fastify or a library on the raw response writes its head.
 */
export function closingResponse(isLeaving: () => boolean): typeof ServerResponse {
  return class ClosingResponse<Request extends IncomingMessage> extends ServerResponse<Request> {
    // Node.js accepts two forms of arguments.
    override writeHead(statusCode: number, ...rest: [never?, never?]): this {
      if (isLeaving()) this.setHeader('connection', 'close');
      return super.writeHead(statusCode, ...rest);
    }
  };
}
