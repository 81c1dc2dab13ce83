// Large bodies that come slowly: nobody can hold more of them open than the server has room for.
import { EventEmitter } from 'node:events';
import type { FastifyReply } from 'fastify';
import { expect, test } from 'vitest';
import { makeArrivingBodies } from './arriving-bodies.ts';

const replyOf = () => ({ raw: new EventEmitter() }) as unknown as FastifyReply;
const begin = (bodies: ReturnType<typeof makeArrivingBodies>, member: string) => {
  const reply = replyOf();
  bodies.count(member, reply);
  return () => void (reply.raw as unknown as EventEmitter).emit('close');
};
const codeOf = (deed: () => unknown) => {
  try {
    deed();
    return 'taken';
  } catch (error) {
    return (error as { code: string }).code;
  }
};

test('a member has four on their way; one that has ended, or was left, makes room', () => {
  const bodies = makeArrivingBodies({ byMember: 4, inAll: 60 });
  const ends = [1, 2, 3, 4].map(() => begin(bodies, 'ada'));
  expect(codeOf(() => begin(bodies, 'ada'))).toBe('too_many');
  expect(codeOf(() => begin(bodies, 'obi'))).toBe('taken');
  ends[0]!();
  expect(codeOf(() => begin(bodies, 'ada'))).toBe('taken');
  expect(codeOf(() => begin(bodies, 'ada'))).toBe('too_many');
});

test('all members together have sixty', () => {
  const bodies = makeArrivingBodies({ byMember: 4, inAll: 60 });
  const ends = Array.from({ length: 60 }, (_, at) => begin(bodies, `member ${at}`));
  expect(codeOf(() => begin(bodies, 'ada'))).toBe('unavailable');
  for (const end of ends) end();
  expect(codeOf(() => begin(bodies, 'ada'))).toBe('taken');
});
