// The sandbox as a process of its own, for the test that kills it: prints a line once it listens.
import Fastify from 'fastify';
import { paymentSandbox } from './payment-sandbox.ts';

const [port = '', secretKey = '', stateDir = '', webhookUrl = ''] = process.argv.slice(2);
const app = Fastify();
await app.register(paymentSandbox, {
  prefix: '/demo/paystack',
  publicUrl: `http://127.0.0.1:${port}/demo/paystack`,
  secretKey,
  stateDir,
  webhookUrl,
  now: () => new Date(),
});
await app.listen({ port: Number(port), host: '127.0.0.1' });
console.log('listening');
