// A demonstration person's own client: the public API over HTTP, with a bearer token, like any API client.
import type { Answer, Call, Endpoint } from '@ijeuwa/contract/endpoint';
import type { Refusal } from '@ijeuwa/contract/errors';

export class Refused extends Error {
  readonly code: string;
  constructor(endpoint: Endpoint, refusal: Refusal) {
    super(
      `${endpoint.method} ${endpoint.path}: ${refusal.code}, ${refusal.message} ${JSON.stringify(refusal.fields ?? {})}`,
    );
    this.code = refusal.code;
  }
}

export type ApiClient = <E extends Endpoint>(endpoint: E, parts: Call<E>) => Promise<Answer<E>>;

const TIMEOUT_MS = 20_000;

export const apiClient =
  (baseUrl: string, token: string): ApiClient =>
  async (endpoint, parts) => {
    const { params, query, body } = parts as {
      params?: Record<string, string>;
      query?: Record<string, string>;
      body?: unknown;
    };
    const path = endpoint.path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params?.[name] ?? ''));
    const search = query ? `?${new URLSearchParams(query)}` : '';
    const upload = body instanceof FormData;
    const response = await fetch(`${baseUrl}${path}${search}`, {
      method: endpoint.method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined || upload ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : upload ? body : JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer = await response.json();
    if (!response.ok) throw new Refused(endpoint, answer as Refusal);
    return answer as never;
  };
