import { Agent, request } from 'node:http';

/** A request whose headers are sent unchanged, with their order, case and duplicates. */
export interface PlainRequest {
  method: string;
  path: string;
  headers: readonly (readonly [name: string, value: string])[];
  body?: string | Buffer | undefined;
}

/** A response with repeated headers preserved; names in lower case. */
export interface PlainResponse {
  status: number;
  headers: [name: string, value: string][];
  body: string;
  durationMs: number;
}

/** Longer than any promised response time; a longer request counts as hanging. */
const PATIENCE_MS = 20_000;

/** Sends requests over keep-alive connections, where a surplus response would break the next request. */
export class PlainClient {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 8 });

  constructor(private readonly url: string) {}

  /** Sends one request; rejects if no complete response arrives in time. */
  send({ method, path, headers, body }: PlainRequest): Promise<PlainResponse> {
    const { hostname, port } = new URL(this.url);
    const own = ['Host', `${hostname}:${port}`];
    const length = body === undefined ? [] : ['Content-Length', String(Buffer.byteLength(body))];
    const startedAt = performance.now();
    return new Promise((resolve, reject) => {
      const outgoing = request({
        hostname,
        port,
        method,
        path,
        agent: this.agent,
        signal: AbortSignal.timeout(PATIENCE_MS),
        headers: [...own, ...headers.flat(), ...length] as never,
      });
      outgoing.on('response', (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode!,
            headers: pairs(response.rawHeaders),
            body: Buffer.concat(parts).toString(),
            durationMs: performance.now() - startedAt,
          }),
        );
      });
      // An unread body can end with a reset after the response has arrived.
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  }

  close() {
    this.agent.destroy();
  }
}

/** The values of a header. */
export function valuesOf({ headers }: Pick<PlainResponse, 'headers'>, name: string): string[] {
  return headers.filter(([other]) => other === name).map(([, value]) => value);
}

function pairs(rawHeaders: string[]): [string, string][] {
  return Array.from({ length: rawHeaders.length / 2 }, (_, index) => [
    rawHeaders[index * 2]!.toLowerCase(),
    rawHeaders[index * 2 + 1]!,
  ]);
}
