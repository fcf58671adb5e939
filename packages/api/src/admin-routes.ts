import type { RestRoute } from './rest-route.ts';

/** What administrators may call (specification §7). */
export const ADMIN_ROUTES: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/api/admin/users',
    calls: 'admin.users.list',
    summary: 'All accounts, newest first',
    paged: true,
    fails: ['session.required', 'action.forbidden'],
  },
  {
    method: 'PATCH',
    path: '/api/admin/users/{userId}/role',
    calls: 'admin.users.setRole',
    summary: 'Gives an account a role',
    fails: ['session.required', 'action.forbidden', 'user.unknown', 'admin.self', 'admin.last'],
  },
  {
    method: 'DELETE',
    path: '/api/admin/users/{userId}',
    calls: 'admin.users.delete',
    summary: 'Deletes an account',
    fails: ['session.required', 'action.forbidden', 'user.unknown', 'admin.self', 'admin.last'],
  },
  {
    method: 'POST',
    path: '/api/admin/users/{userId}/unfreeze',
    calls: 'admin.users.unfreeze',
    summary: 'Lifts a freeze',
    fails: ['session.required', 'action.forbidden', 'user.unknown'],
  },
  {
    method: 'GET',
    path: '/api/admin/notifications',
    calls: 'admin.notifications',
    summary: 'Alerts that wait',
    fails: ['session.required', 'action.forbidden'],
  },
  {
    method: 'GET',
    path: '/api/admin/recent-activity',
    calls: 'admin.recentActivity',
    summary: 'What happened lately',
    fails: ['session.required', 'action.forbidden'],
  },
  {
    method: 'GET',
    path: '/api/admin/contact',
    calls: 'admin.contact.list',
    summary: 'The inbox of the contact page, newest first',
    paged: true,
    fails: ['session.required', 'action.forbidden'],
  },
  {
    method: 'PATCH',
    path: '/api/admin/contact/{id}',
    calls: 'admin.contact.setStatus',
    summary: 'Marks a message of the inbox',
    fails: ['session.required', 'action.forbidden', 'contact.unknown'],
  },
  {
    method: 'GET',
    path: '/api/admin/failed-mails',
    calls: 'admin.failedMails',
    summary: 'Mails that were given up',
    fails: ['session.required', 'action.forbidden'],
  },
];
