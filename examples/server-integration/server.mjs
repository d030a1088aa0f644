// A shop's backend: POST /products/description with {"name", "features"} answers a description that fits its pages.
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { Copydesk, CopydeskError } from './copydesk.mjs';

const { COPYDESK_URL = 'http://localhost:3000', COPYDESK_API_KEY, PORT = '4000' } = process.env;
if (!COPYDESK_API_KEY) {
  console.error('Set COPYDESK_API_KEY to a key of your Copydesk.');
  process.exit(1);
}
const copydesk = new Copydesk({ url: COPYDESK_URL, apiKey: COPYDESK_API_KEY });

const server = createServer(async (request, response) => {
  const answer = (status, body) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  if (request.method !== 'POST' || request.url !== '/products/description')
    return answer(404, { error: 'there is only POST /products/description' });
  try {
    const { name, features } = await json(request);
    answer(200, await describeProduct(name, features));
  } catch (error) {
    if (error instanceof SyntaxError) return answer(400, { error: 'the body is not JSON' });
    if (!(error instanceof CopydeskError)) return answer(502, { error: 'the text service did not answer' });
    // What our own caller may know: the fault is theirs (400), or it is between us and the service.
    console.error(error.reason, error.requestId, error.message);
    answer(error.status === 400 ? 400 : 502, { error: error.message });
  }
});

async function describeProduct(name, features) {
  const draft = await copydesk.generate({
    prompt: `Product description: ${name}`,
    template: 'product-description',
    options: { length: 'short', tone: 'friendly', points: features },
  });
  const { content, tokens_used: tokens } = await copydesk
    .refine({
      generation_id: draft.id,
      instructions: 'Use British spelling',
    })
    .catch((error) => {
      // Nothing to change is no reason to go without.
      if (error.reason === 'unsupported_instructions') return draft;
      throw error;
    });
  return { name, description: content, tokens: draft.tokens_used + tokens };
}

server.listen(Number(PORT), '127.0.0.1', () =>
  console.log(`listening on http://127.0.0.1:${server.address().port}`),
);
