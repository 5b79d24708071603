/** The list under the address bar: two pages of Chromium's own for each page of ours, a second of work or more. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** A process in store for the next site, for every browser that a test opens: no test needs a second site. */
const inStore = ['SpareRendererForSitePerProcess'];

/** What Playwright switches off by itself; of two such lists Chromium takes the last. */
const byPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

export const disabledFeatures = `--disable-features=${[...byPlaywright, ...addressBar, ...inStore].join(',')}`;
