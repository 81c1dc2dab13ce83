// The part of oidc-provider that the demonstration uses; the package ships no types.
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  export type RecordPayload = {
    exp?: number;
    uid?: string;
    grantId?: string;
    consumed?: number;
    [field: string]: unknown;
  };

  export type RecordAdapter = {
    upsert(id: string, payload: RecordPayload, expiresIn?: number): Promise<void>;
    find(id: string): Promise<RecordPayload | undefined>;
    findByUid(uid: string): Promise<RecordPayload | undefined>;
    findByUserCode(code: string): Promise<RecordPayload | undefined>;
    consume(id: string): Promise<void>;
    destroy(id: string): Promise<void>;
    revokeByGrantId(grantId: string): Promise<void>;
  };

  export type Session = { accountId?: string; destroy(): Promise<void> };

  export type Interaction = {
    uid: string;
    exp: number;
    prompt: { name: string };
    params: { client_id: string; scope: string };
    session?: { uid: string; accountId: string };
    save(ttl: number): Promise<string>;
  };

  export type InteractionResult = {
    login?: { accountId: string; remember: boolean };
    consent?: { grantId: string };
    error?: string;
    error_description?: string;
  };

  export type Context = {
    state: Record<string, unknown>;
    body: unknown;
    oidc?: { session?: Session };
    set(headers: Record<string, string>): void;
  };

  export type Claims = { sub: string; [claim: string]: unknown };

  export type Configuration = {
    adapter: (model: string) => RecordAdapter;
    clients: Record<string, unknown>[];
    jwks: { keys: unknown[] };
    cookies: Record<string, unknown>;
    claims: Record<string, string[]>;
    conformIdTokenClaims: boolean;
    features: Record<string, { enabled: boolean }>;
    ttl: Record<string, number>;
    pkce: { required(): boolean };
    interactions: { url(context: Context, interaction: Interaction): string };
    expiresWithSession(): Promise<boolean>;
    findAccount(
      context: Context,
      subject: string,
    ): Promise<{ accountId: string; claims(): Promise<Claims> } | undefined>;
    renderError(context: Context, out: { error: string; error_description?: string }): Promise<void>;
  };

  export class Provider {
    constructor(issuer: string, configuration: Configuration);
    proxy: boolean;
    Grant: new (owner: {
      accountId: string;
      clientId: string;
    }) => { addOIDCScope(scope: string): void; save(): Promise<string> };
    Session: { findByUid(uid: string): Promise<Session | undefined> };
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    use(middleware: (context: Context, next: () => Promise<void>) => Promise<void>): this;
    on(event: 'server_error', listener: (context: Context, error: Error) => void): this;
    on(event: 'authorization.success' | 'authorization.error', listener: (context: Context) => void): this;
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: InteractionResult,
      options?: { mergeWithLastSubmission: boolean },
    ): Promise<void>;
  }

  export default Provider;
}
