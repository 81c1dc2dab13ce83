// The realtime side of the product: every room's events on one socket server.
import type { FastifyInstance } from 'fastify';
import { makeHear } from '#platform/hear.ts';
import type { SocketServer } from '#platform/member-socket.ts';
import { openSocket } from '#platform/socket.ts';
import { hearChat } from '../features/chat/chat.socket.ts';
import { gateOf } from './build-app.ts';
import type { Platform } from './platform.ts';
import type { Features } from './wire-features.ts';

export const openSocketOf = (app: FastifyInstance, platform: Platform, features: Features): SocketServer => {
  const { hear, listen } = makeHear(platform.onError);
  const { checkPresence } = hearChat(hear, { ...platform, chat: features.chat });
  return openSocket(app.server, {
    gate: gateOf(features),
    limits: platform.limits,
    origins: platform.config.origins,
    pool: platform.pool,
    onError: platform.onError,
    listen,
    onSessionEnd: checkPresence,
  });
};
