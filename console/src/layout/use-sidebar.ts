import { useState } from 'react';
import { appState } from '#platform/storage.ts';

/** Folded to a rail or open; remembered in the app state. */
export function useSidebar(): { isCollapsed: boolean; toggle: () => void } {
  const [isCollapsed, setIsCollapsed] = useState(() => appState.read()?.internalState?.isSidebarCollapsed ?? false);
  function toggle() {
    setIsCollapsed(!isCollapsed);
    appState.write({
      currentTab: appState.read()?.currentTab ?? '',
      internalState: { isSidebarCollapsed: !isCollapsed },
    });
  }
  return { isCollapsed, toggle };
}
