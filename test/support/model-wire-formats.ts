/** The wire formats of the four providers. Data of a fake; longer than usual because each format is written out. */

/** A response independent of the provider's format. */
export interface FakeAnswer {
  pieces: string[];
  finish: 'stop' | 'length' | 'refusal' | 'filtered' | 'tool-call' | null;
  usage: { input: number; output: number } | null;
  /** The finish reason of a refusal in the chat completions format, `stop` by default. */
  refusalFinish?: string | null;
  /** The reasoning before the text, in the pieces of a stream. */
  thoughts?: string[];
}

export interface WireFormat {
  matches(path: string): boolean;
  wantsStream(path: string, body: Record<string, unknown>): boolean;
  modelOf(path: string, body: Record<string, unknown>): string;
  whole(answer: FakeAnswer, model: string): unknown;
  /** The events of a stream in order, each with its blank line. */
  events(answer: FakeAnswer, model: string): string[];
  error(code: string, message: string, status: number): unknown;
  /** An error in the middle of a stream. */
  errorEvent(message: string): string;
}

const data = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;

const typed = (type: string, rest: object) => `event: ${type}\n${data({ type, ...rest })}`;

const streamFlag = (_path: string, body: Record<string, unknown>) => body.stream === true;
const modelField = (_path: string, body: Record<string, unknown>) => String(body.model);

const chatUsage = (usage: FakeAnswer['usage']) =>
  usage && {
    prompt_tokens: usage.input,
    completion_tokens: usage.output,
    total_tokens: usage.input + usage.output,
  };

const chatFinish = {
  stop: 'stop',
  length: 'length',
  refusal: 'stop',
  filtered: 'content_filter',
  'tool-call': 'tool_calls',
};
const chatFinishOf = ({ finish, refusalFinish = 'stop' }: FakeAnswer) =>
  finish === 'refusal' ? refusalFinish : finish && chatFinish[finish];
const chatToolCall = {
  index: 0,
  id: 'call_1',
  type: 'function',
  function: { name: 'search', arguments: '{}' },
};

/** Mistral sends reasoning as a part of the content. */
const mistralThought = (text: string) => ({ type: 'thinking', thinking: [{ type: 'text', text }] });

const openai: WireFormat = {
  matches: (path) => path.endsWith('/openai/v1/chat/completions'),
  wantsStream: streamFlag,
  modelOf: modelField,
  whole(answer, model) {
    const { pieces, finish, usage, thoughts = [] } = answer;
    const text = pieces.join('');
    const message = {
      role: 'assistant',
      content: finish === 'refusal' || finish === 'tool-call' ? null : text,
      refusal: finish === 'refusal' ? text : null,
      ...(thoughts.length > 0 && { reasoning_content: thoughts.join('') }),
      ...(finish === 'tool-call' && { tool_calls: [chatToolCall] }),
    };
    return {
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 1_700_000_000,
      model,
      choices: [{ index: 0, message, logprobs: null, finish_reason: chatFinishOf(answer) }],
      ...(usage && { usage: chatUsage(usage) }),
    };
  },
  events(answer, model) {
    const { pieces, finish, usage, thoughts = [] } = answer;
    const chunk = (delta: unknown, finish_reason: string | null = null, rest = {}) =>
      data({
        id: 'chatcmpl-1',
        object: 'chat.completion.chunk',
        created: 1_700_000_000,
        model,
        choices: [{ index: 0, delta, logprobs: null, finish_reason }],
        ...rest,
      });
    const field = finish === 'refusal' ? 'refusal' : 'content';
    const events = [
      chunk({ role: 'assistant', content: '' }),
      ...thoughts.map((thought) => chunk({ reasoning_content: thought })),
      ...pieces.map((text) => chunk({ [field]: text })),
    ];
    if (finish === 'tool-call') events.splice(1, pieces.length, chunk({ tool_calls: [chatToolCall] }));
    if (!finish) return events;
    events.push(chunk({}, chatFinishOf(answer)));
    const total = {
      id: 'chatcmpl-1',
      object: 'chat.completion.chunk',
      created: 1_700_000_000,
      model,
      choices: [],
    };
    if (usage) events.push(data({ ...total, usage: chatUsage(usage) }));
    return [...events, 'data: [DONE]\n\n'];
  },
  error: (code, message) => ({ error: { message, type: code, param: null, code } }),
  errorEvent: (message) =>
    data({ error: { message, type: 'server_error', param: null, code: 'server_error' } }),
};

const mistral: WireFormat = {
  ...openai,
  matches: (path) => path.endsWith('/mistral/v1/chat/completions'),
  whole(answer, model) {
    const { thoughts, ...rest } = answer;
    const whole = openai.whole(answer.finish === 'refusal' ? { ...rest, pieces: [] } : rest, model);
    if (!thoughts) return whole;
    const text = { type: 'text', text: answer.pieces.join('') };
    const content = [mistralThought(thoughts.join('')), text];
    const choices = [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }];
    return { ...(whole as object), choices };
  },
  // Mistral has no refusal field and reports usage with the last piece.
  events(answer, model) {
    const { pieces, finish, usage, thoughts = [], ...rest } = answer;
    const refused = { ...rest, finish, pieces: finish === 'refusal' ? [] : pieces };
    const events = openai
      .events({ ...refused, usage: null }, model)
      .filter((event) => event !== 'data: [DONE]\n\n');
    const thinking = thoughts.map((thought) => ({
      choices: [{ index: 0, delta: { content: [mistralThought(thought)] }, finish_reason: null }],
    }));
    events.splice(1, 0, ...thinking.map((chunk) => data({ id: 'x', created: 1, model, ...chunk })));
    if (!finish || pieces.length === 0) return events;
    const last = {
      id: 'x',
      created: 1,
      model,
      choices: [{ index: 0, delta: { content: '' }, finish_reason: chatFinish[finish] }],
    };
    events.splice(-1, 1, data({ ...last, ...(usage && { usage: chatUsage(usage) }) }));
    return [...events, 'data: [DONE]\n\n'];
  },
  error: (code, message) => ({ object: 'error', message, type: code, param: null, code: '3000' }),
  errorEvent: (message) =>
    data({ object: 'error', message, type: 'internal_server_error', param: null, code: '3000' }),
};

const anthropicStop = {
  stop: 'end_turn',
  length: 'max_tokens',
  refusal: 'refusal',
  filtered: 'refusal',
  'tool-call': 'tool_use',
};
const anthropicTool = { type: 'tool_use', id: 'toolu_1', name: 'search', input: {} };

const anthropic: WireFormat = {
  matches: (path) => path.endsWith('/anthropic/v1/messages'),
  wantsStream: streamFlag,
  modelOf: modelField,
  whole({ pieces, finish, usage, thoughts }, model) {
    const thinking = thoughts && { type: 'thinking', thinking: thoughts.join(''), signature: 's' };
    const text = { type: 'text', text: pieces.join('') };
    return {
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model,
      content: finish === 'tool-call' ? [anthropicTool] : thinking ? [thinking, text] : [text],
      stop_reason: finish && anthropicStop[finish],
      stop_sequence: null,
      ...(usage && { usage: { input_tokens: usage.input, output_tokens: usage.output } }),
    };
  },
  events({ pieces, finish, usage, thoughts }, model) {
    const index = thoughts ? 1 : 0;
    const thinking = (thoughts ?? []).map((thought) => ({ type: 'thinking_delta', thinking: thought }));
    const tool = finish === 'tool-call';
    const message = {
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model,
      content: [],
      stop_reason: null,
    };
    const started = usage && { usage: { input_tokens: usage.input, output_tokens: 1 } };
    const delta = (text: string) =>
      tool ? { type: 'input_json_delta', partial_json: '{}' } : { type: 'text_delta', text };
    const events = [
      typed('message_start', { message: { ...message, ...started } }),
      ...(thoughts
        ? [
            typed('content_block_start', { index: 0, content_block: { type: 'thinking', thinking: '' } }),
            ...thinking.map((thought) => typed('content_block_delta', { index: 0, delta: thought })),
            typed('content_block_stop', { index: 0 }),
          ]
        : []),
      typed('content_block_start', {
        index,
        content_block: tool ? anthropicTool : { type: 'text', text: '' },
      }),
      typed('ping', {}),
      ...pieces.map((text) => typed('content_block_delta', { index, delta: delta(text) })),
    ];
    if (!finish) return events;
    return [
      ...events,
      typed('content_block_stop', { index }),
      typed('message_delta', {
        delta: { stop_reason: anthropicStop[finish], stop_sequence: null },
        ...(usage && { usage: { output_tokens: usage.output } }),
      }),
      typed('message_stop', {}),
    ];
  },
  error: (code, message) => ({ type: 'error', error: { type: code, message } }),
  errorEvent: (message) =>
    `event: error\n${data({ type: 'error', error: { type: 'overloaded_error', message } })}`,
};

const googleStop = {
  stop: 'STOP',
  length: 'MAX_TOKENS',
  refusal: 'SAFETY',
  filtered: 'PROHIBITED_CONTENT',
  'tool-call': 'STOP',
};

const google: WireFormat = {
  matches: (path) => path.includes('/google/v1beta/models/'),
  wantsStream: (path) => path.includes(':streamGenerateContent'),
  modelOf: (path) => /models\/([^:]+):/.exec(path)?.[1] ?? '',
  whole: (answer, model) => {
    const thoughts = answer.thoughts?.map(googleThought) ?? [];
    return googleChunk(answer.pieces.join(''), answer, model, true, thoughts);
  },
  events: (answer, model) => [
    ...(answer.thoughts ?? []).map((text) =>
      data(googleChunk('', answer, model, false, [googleThought(text)])),
    ),
    ...answer.pieces.map((text, index) =>
      data(googleChunk(text, answer, model, index === answer.pieces.length - 1)),
    ),
  ],
  error: (code, message, status) => ({ error: { code: status, message, status: code } }),
  errorEvent: (message) => data({ error: { code: 503, message, status: 'UNAVAILABLE' } }),
};

const googleThought = (text: string) => ({ text, thought: true });

function googleChunk(
  text: string,
  { finish, usage }: FakeAnswer,
  model: string,
  last: boolean,
  thoughts: object[] = [],
): unknown {
  const part = finish === 'tool-call' ? { functionCall: { name: 'search', args: {} } } : { text };
  const counted = last && usage && { promptTokenCount: usage.input, candidatesTokenCount: usage.output };
  return {
    candidates: [
      {
        content: { role: 'model', parts: [...thoughts, part] },
        index: 0,
        ...(last && finish && { finishReason: googleStop[finish] }),
      },
    ],
    ...(counted && { usageMetadata: { ...counted, totalTokenCount: usage.input + usage.output } }),
    modelVersion: model,
  };
}

export const WIRE_FORMATS = { openai, anthropic, google, mistral } as const;
export type WireFormatName = keyof typeof WIRE_FORMATS;
