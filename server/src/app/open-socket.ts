// The realtime side of the product: every room's events on one socket server.
import type { FastifyInstance } from 'fastify';
import { openSocket, type SocketServer } from '#platform/socket.ts';
import { chatSocket } from '../features/chat/chat.socket.ts';
import { gateOf } from './build-app.ts';
import type { Platform } from './platform.ts';
import type { Features } from './wire-features.ts';

export const openSocketOf = (app: FastifyInstance, platform: Platform, features: Features): SocketServer =>
  openSocket(app.server, {
    gate: gateOf(features),
    origins: platform.config.origins,
    pool: platform.pool,
    onError: platform.onError,
    welcome: (socket) => chatSocket(socket, { ...platform, chat: features.chat }),
  });
