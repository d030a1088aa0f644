// A program: bare Fastify.
import { fastify } from 'fastify';

const server = fastify();
server.get('/', () => ({ hello: 'world' }));
await server.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
