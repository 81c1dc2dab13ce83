// The calls of the help room.
import { listFaq } from '@ijeuwa/contract/help';
import { listResources } from '@ijeuwa/contract/resources';
import type { Serve } from '#platform/http/serve.ts';
import type { Help } from './help.service.ts';

export const helpRoutes = (serve: Serve, { help }: { help: Help }): void => {
  serve(listFaq, async () => ({ questions: await help.listFaq() }));
  serve(listResources, async () => ({ resources: await help.resources.list() }));
};
