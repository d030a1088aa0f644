// A web app of somebody else that writes texts for the people who let it: OAuth 2.0, authorization code with PKCE.
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import * as oauth from 'openid-client';

const { COPYDESK_URL = 'http://localhost:3000', CLIENT_ID, CLIENT_SECRET, PORT = '4001' } = process.env;
if (!CLIENT_ID || !CLIENT_SECRET) {
  console.error('Set CLIENT_ID and CLIENT_SECRET: npm run -s cli -- apps:create … (see README.md)');
  process.exit(1);
}
const home = `http://localhost:${PORT}`;
const redirectUri = `${home}/callback`;
const issuer = new URL(COPYDESK_URL);
// Over http only where both are on one machine.
const options =
  issuer.protocol === 'http:'
    ? { algorithm: 'oauth2', execute: [oauth.allowInsecureRequests] }
    : { algorithm: 'oauth2' };
const config = await oauth.discovery(issuer, CLIENT_ID, CLIENT_SECRET, undefined, options);

/** What the app knows of each browser: an attempt under way, then tokens. In a real app: a database. */
const sessions = new Map();

const routes = {
  'GET /': showHome,
  'GET /connect': connect,
  'GET /callback': finishConnecting,
  'POST /write': write,
  'POST /disconnect': disconnect,
};

const server = createServer(async (request, response) => {
  const url = new URL(request.url, home);
  const handle = routes[`${request.method} ${url.pathname}`];
  if (!handle) return send(response, 404, 'Page not found.');
  try {
    await handle({ request, response, url, session: sessionOf(request, response) });
  } catch (error) {
    console.error(error.code ?? error.name, error.message);
    send(response, 502, `That did not work: ${error.message}`);
  }
});

function showHome({ response, session }) {
  if (!session.tokens) return send(response, 200, '<a href="/connect">Connect Copydesk</a>');
  send(
    response,
    200,
    `<form method="post" action="/write"><input name="prompt" required maxlength="500"><button>Write</button></form>
     <form method="post" action="/disconnect"><button>Disconnect</button></form>`,
  );
}

/** Sends the person to Copydesk to sign in and to allow what the app asks for. */
async function connect({ response, session }) {
  session.attempt = { verifier: oauth.randomPKCECodeVerifier(), state: oauth.randomState() };
  const target = oauth.buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    scope: 'generate refine',
    state: session.attempt.state,
    code_challenge: await oauth.calculatePKCECodeChallenge(session.attempt.verifier),
    code_challenge_method: 'S256',
  });
  redirect(response, target.href);
}

/** The person is back: with a code, or with a refusal. */
async function finishConnecting({ response, url, session }) {
  const { attempt } = session;
  if (!attempt) return redirect(response, '/');
  delete session.attempt;
  if (url.searchParams.get('error') === 'access_denied')
    return send(response, 200, 'Not connected, as you wish.');
  // Checks state and issuer, proves with the verifier that the attempt was ours.
  session.tokens = await oauth.authorizationCodeGrant(config, url, {
    pkceCodeVerifier: attempt.verifier,
    expectedState: attempt.state,
  });
  redirect(response, '/');
}

async function write({ request, response, session }) {
  const prompt = new URLSearchParams(await text(request)).get('prompt');
  if (!session.tokens) return redirect(response, '/');
  const answer = await callApi(session, '/v1/generate', { prompt });
  if (!answer) return send(response, 200, 'Not connected any more. <a href="/connect">Connect again</a>');
  send(response, 200, `<pre>${escape(answer.success ? answer.data.content : answer.error.message)}</pre>`);
}

async function disconnect({ response, session }) {
  if (session.tokens) await oauth.tokenRevocation(config, session.tokens.refresh_token);
  delete session.tokens;
  redirect(response, '/');
}

/** Calls the API for the person; refreshes the token once where it has ended. Null: the person has to connect again. */
async function callApi(session, path, body) {
  const idempotencyKey = randomUUID();
  for (const isLast of [false, true]) {
    const response = await fetch(new URL(path, issuer), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${session.tokens.access_token}`,
        'content-type': 'application/json',
        'idempotency-key': idempotencyKey,
      },
      body: JSON.stringify(body),
    });
    if (response.status !== 401) return response.json();
    if (isLast || !(await refresh(session))) break;
  }
  delete session.tokens;
  return null;
}

/** Every refresh brings a new refresh token; the old one is not to be used again. */
async function refresh(session) {
  try {
    session.tokens = await oauth.refreshTokenGrant(config, session.tokens.refresh_token);
    return true;
  } catch (error) {
    if (error.error === 'invalid_grant') return false;
    throw error;
  }
}

function sessionOf(request, response) {
  const known = /(?:^|; )session=([\w-]{36})/.exec(request.headers.cookie ?? '')?.[1];
  if (sessions.has(known)) return sessions.get(known);
  const id = randomUUID();
  sessions.set(id, {});
  // Lax: it must come along when Copydesk sends the browser back, and with no form of another site.
  response.setHeader('set-cookie', `session=${id}; HttpOnly; SameSite=Lax; Path=/`);
  return sessions.get(id);
}

function redirect(response, location) {
  response.writeHead(303, { location }).end();
}

function send(response, status, html) {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' });
  response.end(`<!doctype html><title>Example app</title><main>${html}</main>`);
}

function escape(value) {
  return value.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);
}

server.listen(Number(PORT), '127.0.0.1', () => console.log(`open ${home}`));
