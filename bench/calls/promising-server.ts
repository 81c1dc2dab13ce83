// What a message costs at the least with the product's own promises: an answer over HTTP to whom a session lets in, no
// word past a block, a place in the order, a limit, what is unread, and both screens told. By hand, and nothing else.
import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { MEMBER_COOKIE } from '@ijeuwa/server/platform/http/viewer';
import Fastify from 'fastify';
import pg from 'pg';
import { Server, type Socket } from 'socket.io';

/** As many connections as the product has. */
const pool = new pg.Pool({ connectionString: process.argv[2], max: 20 });

const hashOf = (cookie = ''): string =>
  createHash('sha256')
    .update(cookie.slice(`${MEMBER_COOKIE}=`.length))
    .digest('base64url');
const WHO = `select m.id, p.name from session s join member m on m.id = s.member_id join profile p on p.member_id = m.id
  where s.token_hash = $1 and s.expires_at > now() and m.status = 'active' and m.email_verified_at is not null`;
const WRITE = `with open as (
    select m.id, case when m.low_id = $1::uuid then m.high_id else m.low_id end as other_id,
      case when m.low_id = $1::uuid then c.high_read_seq else c.low_read_seq end as read_seq
    from match m join conversation c on c.match_id = m.id
    where m.id = $2::uuid and $1::uuid in (m.low_id, m.high_id) and m.ended_at is null for update of c),
  free as (
    select o.* from open o join member other on other.id = o.other_id and other.status = 'active'
    where not exists (select from block b
      where b.blocker_id in ($1::uuid, o.other_id) and b.blocked_id in ($1::uuid, o.other_id))),
  taken as (
    insert into rate_limit (key, points, expire) select 'bench:' || $1::uuid, 1, $5::bigint from free
    on conflict (key) do update set points = rate_limit.points + 1 returning points),
  placed as (
    update conversation c set last_seq = last_seq + 1 from free, taken where c.match_id = free.id and points < 1e9
    returning c.match_id, c.last_seq as seq),
  saved as (
    insert into message (match_id, seq, sender_id, client_id, text, sent_at)
    select match_id, seq, $1::uuid, $3::uuid, $4::text, now() from placed returning match_id, seq, sent_at),
  unread as (
    select count(*)::int + 1 as waiting from free, lateral (select from message w
      where w.match_id = free.id and w.sender_id <> free.other_id and w.seq > free.read_seq order by w.seq limit 99) w),
  rung as (
    insert into notification (member_id, type, title, message, about, count, created_at)
    select free.other_id, 'new_message', unread.waiting || ' new messages', $6::text, $2::uuid::text, unread.waiting, now()
    from free, unread, saved
    on conflict (member_id, about, type) do update set title = excluded.title, message = excluded.message,
      count = excluded.count, created_at = excluded.created_at, read_at = null
    returning id, title)
  select s.seq, s.sent_at as "sentAt", free.other_id as "otherId", rung.id as "noticeId", rung.title
  from saved s, free, rung`;

const findMember = async (cookie?: string): Promise<{ id: string; name: string } | undefined> =>
  (await pool.query({ name: 'who', text: WHO, values: [hashOf(cookie)] })).rows[0];

type Said = { clientId: string; text: string };
const app = Fastify();
const io = new Server(app.server, { serveClient: false, transports: ['websocket'] });
app.post<{ Params: { matchId: string }; Body: Said }>(
  '/api/conversations/:matchId/messages',
  async ({ params: { matchId }, body: { clientId, text }, headers }, reply) => {
    const me = await findMember(headers.cookie);
    if (!me) return reply.code(401).send();
    const line = `${me.name} wrote to you.`;
    const {
      rows: [sent],
    } = await pool.query({
      name: 'write',
      text: WRITE,
      values: [me.id, matchId, clientId, text, Date.now() + 60_000, line],
    });
    if (!sent) return reply.code(404).send();
    const message = { seq: sent.seq, clientId, sender: me.id, text, sentAt: sent.sentAt };
    io.to([me.id, sent.otherId]).emit('message', { matchId, message });
    const { noticeId: _id, title } = sent;
    io.to(sent.otherId).emit('notification', { _id, title, message: line, about: matchId, read: false });
    return { message };
  },
);
io.use((socket: Socket, next) => {
  findMember(socket.handshake.headers.cookie).then((me) => {
    if (!me) return next(new Error('Please sign in first.'));
    void socket.join(me.id);
    next();
  }, next);
});
await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.({ url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}` });
