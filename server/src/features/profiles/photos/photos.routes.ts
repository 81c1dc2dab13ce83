// The calls for one's own photos, and the address of a single one.

import * as calls from '@ijeuwa/contract/photos';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#platform/app-error.ts';
import type { Serve } from '#platform/http/serve.ts';
import { makePace } from '#platform/pace.ts';
import { sendPrivateFile } from '#platform/private-files/send-private-file.ts';
import { refuse } from '../refuse.ts';
import type { Photos } from './photos.service.ts';
import { tooLarge, wrongType } from './picture.ts';

export const photosRoutes = (serve: Serve, photos: Photos): void => {
  serve(calls.addPhoto, async ({ viewer, request }) => {
    if (!(await photos.mayAdd(viewer.memberId))) throw refuse({ photo: calls.PHOTOS_TOO_MANY });
    return photos.add(viewer, await uploaded(request));
  });
  serve(calls.orderPhotos, ({ viewer, body }) => photos.order(viewer, body.ids));
  serve(calls.choosePrimaryPhoto, ({ viewer, params }) => photos.choosePrimary(viewer, params.id));
  serve(calls.removePhoto, ({ viewer, params }) => photos.remove(viewer, params.id));
  serve(calls.readPhoto, async ({ viewer, params, query, request, reply }) => {
    const file = await photos.open(viewer, params.id, params.size, query.k ?? '');
    return sendPrivateFile(reply, file, { what: 'This photo', asked: request });
  });
};

/** The one file of the upload, to be read as it arrives. */
const uploaded = async (request: FastifyRequest): Promise<AsyncIterable<Buffer>> => {
  if (!request.isMultipart()) throw wrongType();
  // One byte more than is allowed is read: whether the reader tells of a cut hangs on how the bytes arrive.
  const part = await request.file({ limits: { fileSize: calls.PHOTO_MAX_BYTES + 1 } }).catch((error) => {
    throw error.statusCode === 413 ? tooLarge() : notWhole();
  });
  if (part?.fieldname !== 'photo') throw refuse({ photo: 'Please choose a picture.' });
  return wholeFile(part.file);
};

/** Of all that arrive at once: a hundred of them would make each turn of the loop long, and a message takes many turns. */
const nextPiece = makePace(4);

/** Read to the end even when too large: whoever still sends would not hear the refusal. */
async function* wholeFile(file: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  let size = 0;
  try {
    for await (const chunk of file) {
      await nextPiece();
      size += chunk.length;
      yield chunk;
    }
  } catch {
    throw notWhole();
  }
  if (size > calls.PHOTO_MAX_BYTES) throw tooLarge();
}

const notWhole = () => new AppError('invalid', 'The picture did not arrive whole. Please try again.');
