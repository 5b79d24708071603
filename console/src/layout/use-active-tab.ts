import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { useAppDispatch, useAppSelector } from '#console/store-hooks.ts';
import { tabOpened } from '#features/session/state.ts';
import { appState } from '#platform/storage.ts';
import { activeLink } from './links.ts';

/** The section that the address belongs to, kept in the user slice and the app state. */
export function useActiveTab(): string {
  const { pathname } = useLocation();
  const dispatch = useAppDispatch();
  const tab = activeLink(pathname)?.to ?? '';
  useLayoutEffect(() => {
    dispatch(tabOpened(tab));
    appState.write({ internalState: { isSidebarCollapsed: false }, ...appState.read(), currentTab: tab });
  }, [tab, dispatch]);
  return useAppSelector(({ user }) => user.activeTab);
}
