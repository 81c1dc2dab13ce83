// What a call costs at the least: Fastify with one prepared query of one row, and Socket.IO with one insert a message.
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import pg from 'pg';
import { Server } from 'socket.io';

/** As many connections as the product has. */
const pool = new pg.Pool({ connectionString: process.argv[2], max: 20 });
await pool.query(`create table if not exists bench_message
  (id bigint generated always as identity primary key, sender text not null, said text not null, sent_at timestamptz not null default now())`);
const {
  rows: [someone],
} = await pool.query('select id from member limit 1');

const app = Fastify();
app.get('/one', async () => {
  const { rows } = await pool.query({
    name: 'one-row',
    text: 'select id, email, created_at from member where id = $1',
    values: [someone.id],
  });
  return rows[0];
});
await app.listen({ port: 0, host: '127.0.0.1' });

const io = new Server(app.server, { serveClient: false });
io.on('connection', (socket) => {
  const { me, other } = socket.handshake.auth as { me: string; other: string };
  void socket.join(me);
  socket.on('say', async (said: string) => {
    const { rows } = await pool.query({
      name: 'save',
      text: 'insert into bench_message (sender, said) values ($1, $2) returning id, sent_at',
      values: [me, said],
    });
    io.to(other).emit('message', { sender: me, said, ...rows[0] });
  });
});
process.send?.({ url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}` });
