import { ServerResponse, type IncomingMessage } from 'node:http';

/**
 * The class of a server's responses. Once `isLeaving` says so, each tells its caller that the connection ends, whoever
 * writes its head: Fastify, or a library on the raw response.
 */
export function closingResponse(isLeaving: () => boolean): typeof ServerResponse {
  return class ClosingResponse<Request extends IncomingMessage> extends ServerResponse<Request> {
    // The two forms of the arguments are for Node.js to tell apart.
    override writeHead(statusCode: number, ...rest: [never?, never?]): this {
      if (isLeaving()) this.setHeader('connection', 'close');
      return super.writeHead(statusCode, ...rest);
    }
  };
}
