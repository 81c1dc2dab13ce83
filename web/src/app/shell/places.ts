// Where the bar under the thumb leads, and which screens fill a phone by themselves.
import { Heart, LayoutDashboard, type LucideIcon, MessageCircle, UserRound, Users } from 'lucide-react';
import { paths } from '#platform/paths.ts';
import { type Place, places } from '#platform/places.ts';

export type MenuPlace = Place & { Icon: LucideIcon };

export const discover = { ...places.discover, Icon: Heart };
export const matches = { ...places.matches, Icon: Users };
export const messages = { ...places.messages, Icon: MessageCircle };
export const dashboard = { ...places.dashboard, Icon: LayoutDashboard };
export const profile = { ...places.profile, Icon: UserRound };

/** `holds`: the bar has one place for all of them; the sidebar names each. */
export type BarPlace = MenuPlace & { holds?: readonly string[] };

export const BAR_PLACES: BarPlace[] = [
  discover,
  { ...matches, holds: [paths.matchTrack, paths.matchRequests] },
  messages,
  dashboard,
  profile,
];

/** A person's page fills a phone from edge to edge: it has a way back and a line of its own. */
export const isPerson = (pathname: string): boolean => pathname.startsWith('/people/');

/** So does a conversation. */
export const isChat = (pathname: string): boolean => pathname.startsWith('/chat/');

/** On the deck the face has the room. */
export const isDeck = (pathname: string): boolean => pathname === paths.datingApp;

/** Below a place one is still there; a conversation belongs to the messages. */
export const isAt = (to: string, pathname: string): boolean =>
  pathname === to || pathname.startsWith(`${to}/`) || (to === messages.to && isChat(pathname));
