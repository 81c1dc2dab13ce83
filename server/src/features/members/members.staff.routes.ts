// The calls by which staff find and open members.
import * as calls from '@ijeuwa/contract/members';
import type { Serve } from '#platform/http/serve.ts';
import type { Members } from './members.service.ts';

export const membersStaffRoutes = (serve: Serve, members: Members): void => {
  serve(calls.searchMembers, ({ viewer, body }) => members.search(viewer, body.query, body.reason));
  serve(calls.lookAtMember, ({ viewer, params, body }) => members.look(viewer, params.id, body.reason));
};
