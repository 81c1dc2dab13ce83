// An enquiry to planners, for the access matrix: of whoever asked, and at the desk.
import { randomUUID } from 'node:crypto';
import type { World } from '../test-world.ts';

export const savePlanning = async (world: World, memberId: string): Promise<string> => {
  const body = {
    id: randomUUID(),
    about: null,
    name: 'Eve',
    email: 'eve@example.com',
    weddingDate: null,
    guests: null,
    message: 'Hello?',
  };
  const { planning } = world.features.venues;
  await planning.ask(memberId, body);
  return (await planning.listOwn(memberId)).enquiries[0]!._id;
};
