import type { ArgumentsHost } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppError } from '../errors/app-error.js';
import type { Principal } from './principal.js';

/** The type of everything in JSON that is ours. */
export const JSON_TYPE = 'application/json; charset=utf-8';

/** The state of the bucket that a response's rate-limit headers speak of. */
export interface BucketState {
  /** `account`, `key`, `app` or `address`. */
  name: string;
  limit: number;
  remaining: number;
  /** When the window ends, in whole seconds since the epoch. */
  resetAtSeconds: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set when it comes in: whether it is for the API, and for no page nor the authorization server. */
    isForApi?: boolean;
    /** Set by the bearer guard. */
    principal?: Principal;
    /** Set by the rate limit; where it is not, the address's bucket speaks. */
    bucket?: BucketState;
    /** Set while the request holds a place under the concurrency cap; called once when the response has ended. */
    releaseSlot?: () => void;
    /** Why the request was refused or failed; set by whoever answers with the error. */
    failure?: AppError;
    /** Set where the request is counted in the usage together with its record. */
    isCountedElsewhere?: boolean;
  }
}

export type Request = FastifyRequest;
export type Reply = FastifyReply;

/** The request that a guard or a parameter is about. `switchToHttp` would make three functions for it each time. */
export const requestOf = (host: ArgumentsHost) => host.getArgByIndex<Request>(0);
/** The reply to it. */
export const replyOf = (host: ArgumentsHost) => host.getArgByIndex<Reply>(1);
