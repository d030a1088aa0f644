import type { Type } from '@nestjs/common';
import type { Principal } from '../common/http/principal.js';
import type { Scope } from '../common/http/scopes.js';
import type { Schema } from '../common/openapi/schemas.js';
import type { Caller } from '../generation/caller.js';

/** An operation of the API that MCP clients can call. */
export interface Tool<Input extends object = object> {
  name: string;
  /** For people. */
  title: string;
  /** For models, which decide by it when to call the tool. */
  description: string;
  /** The scope that a call requires. */
  scope: Scope;
  /** Whether it writes a text: its running calls count towards the concurrency limit. */
  writesText: boolean;
  /** The class that arguments are validated against. */
  input: Type<Input>;
  /** The schema of the result: an object. */
  output: Schema;
  call(principal: Principal, input: Input, caller: Caller): object | Promise<object>;
}
