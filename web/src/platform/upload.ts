// Sends a file and tells how much of it has left, which fetch cannot tell.
import type { Answer, Endpoint } from '@ijeuwa/contract/endpoint';
import { ApiError, addressOf, answerOf, NO_RESPONSE } from './api.ts';
import { headersOfPage } from './shown-to.ts';

type Sending = { signal: AbortSignal; onProgress: (share: number) => void };

/** Answers or throws as `call` does; rejects with the signal's reason when it was cancelled. */
export const upload = async <E extends Endpoint & { upload: 'multipart' }>(
  endpoint: E,
  body: FormData,
  sending: Sending,
): Promise<Answer<E>> => answerOf(await send(endpoint, body, sending), endpoint);

const send = (endpoint: Endpoint, body: FormData, { signal, onProgress }: Sending) =>
  new Promise<Response>((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    const cancel = () => request.abort();
    const end = (settle: () => void) => () => {
      signal.removeEventListener('abort', cancel);
      settle();
    };
    signal.addEventListener('abort', cancel);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = end(() => resolve(asResponse(request)));
    request.onerror = end(() => reject(new ApiError('offline', NO_RESPONSE)));
    request.onabort = end(() => reject(signal.reason));
    request.open(endpoint.method, addressOf(endpoint, {}));
    for (const [name, value] of Object.entries(headersOfPage())) request.setRequestHeader(name, value);
    request.send(body);
  });

const asResponse = (request: XMLHttpRequest): Response => {
  const retryAfter = request.getResponseHeader('retry-after');
  return new Response(request.responseText, {
    status: request.status,
    headers: retryAfter ? { 'retry-after': retryAfter } : {},
  });
};
