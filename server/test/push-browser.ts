// A browser that asked for push, and its maker's server: opens what arrives as RFC 8291 and 8292 say, by itself.
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PushMessage } from '@ijeuwa/contract/push';

export type Arrived = { at: string; headers: IncomingHttpHeaders; body: Buffer };

/** `port`: a free one for 0. `answer`: the status for what arrives at an address; 201 unless it says otherwise, and never for 0. */
export const openPushMaker = async (answer: (path: string) => number = () => 201, port = 0) => {
  const arrived: Arrived[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => {
      arrived.push({ at: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      const status = answer(request.url ?? '');
      if (status > 0) response.writeHead(status).end();
    });
  });
  await new Promise<void>((go) => server.listen(port, '127.0.0.1', go));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arrived,
    close: () => {
      server.closeAllConnections();
      return new Promise((go) => server.close(go));
    },
  };
};

export const makeBrowser = (origin: string, name: string) => {
  const pair = createECDH('prime256v1');
  const p256dh = pair.generateKeys();
  const auth = randomBytes(16);
  return {
    subscription: {
      endpoint: `${origin}/${name}`,
      expirationTime: null,
      keys: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') },
    },
    /** RFC 8188: salt, record size, sender's key; RFC 8291: the secret of both keys and `auth`. */
    open(body: Buffer): PushMessage {
      const salt = body.subarray(0, 16);
      const senderKey = body.subarray(21, 21 + body[20]!);
      const sealed = body.subarray(21 + body[20]!);
      const shared = pair.computeSecret(senderKey);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, senderKey]);
      const secret = Buffer.from(hkdfSync('sha256', shared, auth, info, 32));
      const key = hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16);
      const nonce = hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12);
      const opening = createDecipheriv('aes-128-gcm', Buffer.from(key), Buffer.from(nonce));
      opening.setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()]);
      return PushMessage.parse(JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString()));
    },
  };
};

/** RFC 8292: who sent it, by a token for this maker alone that our key has signed. */
export const readVapid = (authorization: string): { claims: Record<string, unknown>; key: string } => {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const [head = '', said = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({
    key: { kty: 'EC', crv: 'P-256', x: x!, y: y! },
    format: 'jwk',
  });
  const holds = verify(
    'sha256',
    Buffer.from(`${head}.${said}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!holds) throw new Error('The token is not signed by this key.');
  return { claims: JSON.parse(Buffer.from(said, 'base64url').toString()), key };
};
