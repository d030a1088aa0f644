import type { IconNode } from 'lucide';
import Activity from 'lucide/dist/esm/icons/activity.mjs';
import AppWindow from 'lucide/dist/esm/icons/app-window.mjs';
import BookOpen from 'lucide/dist/esm/icons/book-open.mjs';
import ChartColumn from 'lucide/dist/esm/icons/chart-column.mjs';
import Cpu from 'lucide/dist/esm/icons/cpu.mjs';
import Database from 'lucide/dist/esm/icons/database.mjs';
import FileClock from 'lucide/dist/esm/icons/file-clock.mjs';
import Gauge from 'lucide/dist/esm/icons/gauge.mjs';
import FileText from 'lucide/dist/esm/icons/file-text.mjs';
import KeyRound from 'lucide/dist/esm/icons/key-round.mjs';
import Layers from 'lucide/dist/esm/icons/layers.mjs';
import LayoutTemplate from 'lucide/dist/esm/icons/layout-template.mjs';
import ListTree from 'lucide/dist/esm/icons/list-tree.mjs';
import PenLine from 'lucide/dist/esm/icons/pen-line.mjs';
import Plug from 'lucide/dist/esm/icons/plug.mjs';
import ScrollText from 'lucide/dist/esm/icons/scroll-text.mjs';
import ShieldCheck from 'lucide/dist/esm/icons/shield-check.mjs';
import Tag from 'lucide/dist/esm/icons/tag.mjs';
import UserRound from 'lucide/dist/esm/icons/user-round.mjs';
import Users from 'lucide/dist/esm/icons/users.mjs';
import Webhook from 'lucide/dist/esm/icons/webhook.mjs';

/** A page that the navigation links to. */
interface Place {
  path: string;
  name: string;
  icon: IconNode;
}

/** A group of the navigation; the first has no heading. */
interface PlaceGroup {
  heading: string | null;
  places: readonly Place[];
}

const OWN_GROUPS: readonly PlaceGroup[] = [
  {
    heading: null,
    places: [
      { path: '/', name: 'Overview', icon: Gauge },
      { path: '/playground', name: 'Playground', icon: PenLine },
      { path: '/templates', name: 'Templates', icon: LayoutTemplate },
      { path: '/history', name: 'History', icon: FileText },
      { path: '/jobs', name: 'Jobs', icon: Layers },
      { path: '/requests', name: 'Requests', icon: ListTree },
    ],
  },
  {
    heading: 'Account settings',
    places: [
      { path: '/settings/api-keys', name: 'API keys', icon: KeyRound },
      { path: '/settings/webhooks', name: 'Webhooks', icon: Webhook },
      { path: '/settings/profile', name: 'Profile', icon: UserRound },
      { path: '/settings/security', name: 'Security', icon: ShieldCheck },
      { path: '/settings/data', name: 'Your data', icon: Database },
      { path: '/settings/connected-apps', name: 'Connected apps', icon: Plug },
      { path: '/settings/activity', name: 'Activity', icon: Activity },
    ],
  },
  {
    heading: 'Developer',
    places: [
      { path: '/developer/apps', name: 'Apps', icon: AppWindow },
      { path: '/docs', name: 'API reference', icon: BookOpen },
    ],
  },
];

const ADMIN_GROUP: PlaceGroup = {
  heading: 'Administration',
  places: [
    { path: '/admin/accounts', name: 'Accounts', icon: Users },
    { path: '/admin/keys', name: 'Keys', icon: KeyRound },
    { path: '/admin/apps', name: 'Apps', icon: AppWindow },
    { path: '/admin/plans', name: 'Plans', icon: Tag },
    { path: '/admin/models', name: 'Models', icon: Cpu },
    { path: '/admin/usage', name: 'Usage', icon: ChartColumn },
    { path: '/admin/audit', name: 'Audit log', icon: ScrollText },
    { path: '/admin/requests', name: 'Requests', icon: FileClock },
  ],
};

/** Returns the pages that an account can open. */
export function placeGroupsOf({ isAdmin }: { isAdmin: boolean }): readonly PlaceGroup[] {
  return isAdmin ? [...OWN_GROUPS, ADMIN_GROUP] : OWN_GROUPS;
}

/** Returns whether a path is a place or below it. */
export function isWithin(path: string, place: string): boolean {
  return path === place || (place !== '/' && path.startsWith(`${place}/`));
}
