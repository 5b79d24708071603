import { type Role, roles } from '@tassel/contract/roles.ts';
import { describe, expect, test } from 'vitest';
import type { ViewerContext } from '#server/context.ts';
import { requireRole } from './require-role.ts';

const asked = (...memberships: [string, Role][]) =>
  ({
    viewer: { memberships: memberships.map(([organizationId, role]) => ({ id: role, organizationId, role })) },
  }) as unknown as ViewerContext;

const codeOf = (ask: () => unknown): string => {
  try {
    ask();
    return 'allowed';
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('guards', () => {
  const needs: Role[][] = [['ADMIN'], ['USER'], ['REVIEWER'], ['USER', 'REVIEWER']];
  test.each(needs.flatMap((needed) => roles.map((role) => [needed, role] as const)))(
    '[R-D.48] what needs %j, asked by %s',
    (needed, role) => {
      const isAllowed = role === 'ADMIN' || needed.includes(role);
      expect(codeOf(() => requireRole(asked(['a', role]), 'a', ...needed))).toBe(isAllowed ? 'allowed' : 'FORBIDDEN');
    },
  );

  test('[R-6.04] [R-D.48] a role in one organization counts for nothing in another', () => {
    const context = asked(['a', 'ADMIN'], ['b', 'REVIEWER']);
    expect(codeOf(() => requireRole(context, 'b', 'USER'))).toBe('FORBIDDEN');
    expect(codeOf(() => requireRole(context, 'c', 'REVIEWER'))).toBe('NOT_FOUND');
    expect(codeOf(() => requireRole(context, null, 'USER'))).toBe('ORGANIZATION_REQUIRED');
    expect(codeOf(() => requireRole(asked(), undefined, 'USER'))).toBe('ORGANIZATION_REQUIRED');
  });
});
