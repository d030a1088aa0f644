import type { ArgumentsHost } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppError } from '../errors/app-error.js';
import type { SlotClaim } from './slot-claim.js';
import type { Principal } from './principal.js';

/** The content type of all JSON responses. */
export const JSON_TYPE = 'application/json; charset=utf-8';

/** The state of the bucket that a response's rate-limit headers speak of. */
export interface BucketState {
  /** `account`, `key`, `app`, `client`, `route`, `address` or `documents`. */
  name: string;
  limit: number;
  remaining: number;
  /** When the window ends, in whole seconds since the epoch. */
  resetAtSeconds: number;
}

/** What a request to generate or refine is for and what it has made so far, for the request log. */
export interface RequestWork {
  endUser: string | null;
  /** The stored text; without usage if an earlier request made it. */
  generation: GenerationReceipt | null;
  /** Whether the text is still being written, which can go on after the response has ended. */
  isRunning: boolean;
}

/** A text and what it used. */
export interface GenerationReceipt {
  /** A UUID. */
  id: string;
  model: string;
  inputTokens: number | null;
  outputTokens: number | null;
  /** In nano-units of the currency. */
  cost: bigint | null;
  currency: string | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Set on arrival: whether the request is for the API or for MCP, and not for a page or the authorization server. It needs
     * a credential, its body is JSON, and it is logged.
     */
    isApiRequest?: boolean;
    /** Set on arrival: whether it is for the API under `/v1`, whose responses have the envelope and CORS headers. */
    isV1Request?: boolean;
    /** Set by the bearer guard. */
    principal?: Principal;
    /** Set when the request is counted. If unset, the headers describe the buckets of the principal, or of the address. */
    bucket?: BucketState;
    /** Set when the request is counted: takes the count back. Called if the request is rejected with 429 after all. */
    refundRateLimit?: () => Promise<void>;
    /** Set while the request holds a concurrency slot; called once when the response has ended. */
    releaseSlot?: () => void;
    /** Set by the concurrency guard if the slot must be taken over all processes, together with the count. */
    slotClaim?: SlotClaim;
    /** Why the request was rejected or failed; set by the code that sends the error. */
    failure?: AppError;
    /** Set if the request's usage is recorded with its generation. */
    recordsOwnUsage?: boolean;
    /** Set by requests that generate; completed when the text is stored. */
    work?: RequestWork;
  }
}

export type Request = FastifyRequest;
export type Reply = FastifyReply;

/** Returns the request of an execution context. `switchToHttp` would create three functions on every call. */
export const requestOf = (host: ArgumentsHost) => host.getArgByIndex<Request>(0);
/** The reply to it. */
export const replyOf = (host: ArgumentsHost) => host.getArgByIndex<Reply>(1);
