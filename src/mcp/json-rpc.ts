type Fields = Record<string, unknown>;

/** Returns the name of the tool that a message calls; undefined for any other message. */
export function calledTool(message: unknown): unknown {
  const { method, params } = fieldsOf(message);
  return method === 'tools/call' ? fieldsOf(params).name : undefined;
}

/**
 * Returns the arguments of a message that calls a tool, as the client sent them. The SDK removes keys such as `__proto__`,
 * which are rejected like any other unknown field.
 */
export function argumentsOf(message: unknown): unknown {
  return fieldsOf(fieldsOf(message).params).arguments ?? {};
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

/** The response for an error of HTTP to a JSON-RPC message, of which the id may be unknown. */
export function jsonRpcError(code: number, message: string, data?: object, id: MessageId | null = null) {
  return { jsonrpc: '2.0', error: { code, message, ...(data && { data }) }, id };
}

/** The id of a JSON-RPC request. */
type MessageId = string | number;

/** Returns the id of a message; null if it has none. */
export function idOf(message: unknown): MessageId | null {
  const { id } = fieldsOf(message);
  return typeof id === 'string' || Number.isInteger(id) ? (id as MessageId) : null;
}
