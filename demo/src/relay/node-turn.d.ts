// What the relay of the demonstration is, as far as it is used here.
declare module 'node-turn' {
  type Settings = {
    listeningPort: number;
    listeningIps: string[];
    relayIps: string[];
    authMech: 'long-term';
    realm: string;
    credentials: Record<string, string>;
    debugLevel: string;
  };
  export default class Turn {
    constructor(settings: Settings);
    start(): void;
    stop(): void;
  }
}
