import { useState } from 'react';
import { appState } from '#platform/storage.ts';

/** Folded to a rail or open; remembered in the app state. A page of the whole screen begins folded, every time. */
export function useSidebar(isWholeScreen: boolean): { isCollapsed: boolean; toggle: () => void } {
  const [isCollapsed, setIsCollapsed] = useState(() => appState.read()?.internalState?.isSidebarCollapsed ?? false);
  const [isOpenOnWhole, setIsOpenOnWhole] = useState(false);
  if (!isWholeScreen && isOpenOnWhole) setIsOpenOnWhole(false);

  function toggle() {
    if (isWholeScreen) return setIsOpenOnWhole(!isOpenOnWhole);
    setIsCollapsed(!isCollapsed);
    appState.write({
      currentTab: appState.read()?.currentTab ?? '',
      internalState: { isSidebarCollapsed: !isCollapsed },
    });
  }
  return { isCollapsed: isWholeScreen ? !isOpenOnWhole : isCollapsed, toggle };
}
