// A demonstration member who is here, with the client they speak through.
import type { Person } from '../people/person.ts';
import type { ApiClient } from './api-client.ts';

export type Arrival = { person: Person; memberId: string; token: string; api: ApiClient };
export type World = { arrived: Arrival[]; onArrival(hear: (arrival: Arrival) => void): void };
