import type { Role } from '@tassel/contract/roles.ts';
import type { RouteObject } from 'react-router';
import { HomeRedirect } from '#features/jobs/HomeRedirect.tsx';
import { Authenticate } from '#features/session/Authenticate.tsx';
import { ForceLogin } from '#features/session/ForceLogin.tsx';
import { Gate } from '#features/session/Gate.tsx';
import { Logout } from '#features/session/Logout.tsx';
import { RequireOrganization } from '#features/session/RequireOrganization.tsx';
import { RequireRole } from '#features/session/RequireRole.tsx';
import { RequireSignIn } from '#features/session/RequireSignIn.tsx';
import { Signup } from '#features/session/Signup.tsx';
import { Crash } from '#layout/Crash.tsx';
import { Frame } from '#layout/Frame.tsx';
import { InviteModalHolder } from '#layout/InviteModalHolder.tsx';
import { LoadingOverlay } from '#layout/LoadingOverlay.tsx';
import { NotFound } from '#layout/NotFound.tsx';
import { RootCrash } from '#layout/RootCrash.tsx';
import { RootLayout } from '#layout/RootLayout.tsx';
import { wholeScreen } from '#layout/use-whole-screen.ts';
import { lazyScreen } from '#platform/lazy-screen.ts';
import { config } from './config.ts';

/** Every address of the console. */
const publicPages: RouteObject[] = [
  { path: 'logout', Component: Logout },
  { path: 'signup', Component: Signup },
  { path: 'force-login', Component: ForceLogin },
  { path: 'about-tassel', lazy: lazyScreen(() => import('#layout/AboutScreen.tsx')) },
  { path: 'legal', lazy: lazyScreen(() => import('#layout/LegalScreen.tsx')) },
  { path: 'help', lazy: lazyScreen(() => import('#layout/HelpScreen.tsx')) },
  { path: 'docs/api', lazy: lazyScreen(() => import('#layout/ApiGuideScreen.tsx')) },
  { path: '*', Component: NotFound },
];

const devPages: RouteObject[] = [
  { path: 'dev/gallery', lazy: lazyScreen(() => import('#console/dev/GalleryScreen.tsx')) },
];

const jobsArea: RouteObject[] = [
  { index: true, lazy: lazyScreen(() => import('#features/jobs/JobsScreen.tsx')) },
  onlyFor(
    ['ADMIN', 'USER'],
    [
      { path: 'letters', lazy: lazyScreen(() => import('#features/letters/LettersScreen.tsx')) },
      { path: 'exports', lazy: lazyScreen(() => import('#features/jobs/ExportsScreen.tsx')) },
      { path: 'map', lazy: lazyScreen(() => import('#features/map/MapScreen.tsx')) },
    ],
  ),
  onlyFor(
    ['ADMIN', 'REVIEWER'],
    [{ path: 'review', lazy: lazyScreen(() => import('#features/review/ReviewScreen.tsx')) }],
  ),
];

const orgSettings: RouteObject[] = [
  { index: true, lazy: lazyScreen(() => import('#features/organizations/GeneralScreen.tsx')) },
  {
    path: 'review-and-privacy',
    lazy: lazyScreen(() => import('#features/review/ReviewSettingsScreen.tsx')),
  },
  { path: 'members', lazy: lazyScreen(() => import('#features/team/MembersScreen.tsx')) },
  { path: 'usage', lazy: lazyScreen(() => import('#features/billing/UsageScreen.tsx')) },
  { path: 'audit', lazy: lazyScreen(() => import('#features/audit/AuditScreen.tsx')) },
];

const mainArea: RouteObject[] = [
  { index: true, Component: HomeRedirect },
  { path: 'jobs', lazy: lazyScreen(() => import('#features/jobs/JobsAreaScreen.tsx')), children: jobsArea },
  {
    path: 'jobs/:jobId/letters/:letterId',
    lazy: lazyScreen(() => import('#features/letters/LetterScreen.tsx')),
    handle: wholeScreen,
  },
  { path: 'advisor', lazy: lazyScreen(() => import('#features/advisors/AdvisorScreen.tsx')) },
  onlyFor(
    ['ADMIN', 'REVIEWER'],
    [
      {
        path: 'jobs/review/:letterId',
        lazy: lazyScreen(() => import('#features/review/ReviewLetterScreen.tsx')),
        handle: wholeScreen,
      },
    ],
  ),
  { path: 'jobs/:jobId', lazy: lazyScreen(() => import('#features/jobs/JobScreen.tsx')) },
  onlyFor(
    ['ADMIN', 'USER'],
    [
      { path: 'upload', lazy: lazyScreen(() => import('#features/jobs/UploadScreen.tsx')) },
      {
        path: 'graphql',
        lazy: lazyScreen(() => import('#features/explorer/ExplorerScreen.tsx')),
        handle: wholeScreen,
      },
      { path: 'webhooks', lazy: lazyScreen(() => import('#features/webhooks/WebhooksScreen.tsx')) },
      { path: 'webhooks/new', lazy: lazyScreen(() => import('#features/webhooks/NewWebhookScreen.tsx')) },
      { path: 'webhooks/:webhookId', lazy: lazyScreen(() => import('#features/webhooks/WebhookScreen.tsx')) },
      {
        path: 'webhooks/:webhookId/deliveries',
        lazy: lazyScreen(() => import('#features/webhooks/DeliveriesScreen.tsx')),
      },
      { path: 'api-keys', lazy: lazyScreen(() => import('#features/api-keys/ApiKeysScreen.tsx')) },
    ],
  ),
  onlyFor(
    ['ADMIN'],
    [
      {
        path: 'org-settings',
        lazy: lazyScreen(() => import('#features/organizations/OrgSettingsScreen.tsx')),
        children: orgSettings,
      },
    ],
  ),
];

const gatedPages: RouteObject[] = [
  { path: 'authenticate', Component: Authenticate },
  { path: 'invitation/:invitationId', lazy: lazyScreen(() => import('#features/invitations/InvitationScreen.tsx')) },
  {
    Component: InviteModalHolder,
    children: [
      { path: 'api-associations/*', lazy: lazyScreen(() => import('#features/invitations/AssociationsScreen.tsx')) },
      {
        Component: RequireOrganization,
        children: [{ lazy: lazyScreen(() => import('#layout/MainAreaScreen.tsx')), children: mainArea }],
      },
    ],
  },
];

const protectedPages: RouteObject = {
  Component: RequireSignIn,
  children: [
    { path: 'create-account', lazy: lazyScreen(() => import('#features/advisors/CreateAccountScreen.tsx')) },
    { Component: Gate, children: gatedPages },
  ],
};

export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    HydrateFallback: LoadingOverlay,
    ErrorBoundary: RootCrash,
    children: [
      {
        Component: Frame,
        children: [
          // Inside the frame, so that a crashed screen leaves the way out standing.
          { ErrorBoundary: Crash, children: [protectedPages, ...publicPages, ...(config.hasDevPages ? devPages : [])] },
        ],
      },
    ],
  },
];

function onlyFor(roles: readonly Role[], children: RouteObject[]): RouteObject {
  return { element: <RequireRole roles={roles} />, children };
}
