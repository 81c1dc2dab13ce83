// Turns the parts of the help center into tabs: arrow keys move, the address names the tab, a search counts in each.
import type { Enhancement } from '#platform/enhance.ts';
import { idOfHash } from './open-question.ts';

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

export const enhance: Enhancement = (page) => {
  const bar = page.querySelector<HTMLElement>('[data-tabs]')!;
  const tabs = [...bar.querySelectorAll('a')];
  const idOf = (tab: HTMLAnchorElement) => idOfHash(tab.hash);
  const panelOf = (tab: HTMLAnchorElement) => document.getElementById(idOf(tab))!;
  const labelOf = (tab: HTMLAnchorElement) => panelOf(tab).dataset.part!;
  const isCurrent = (tab: HTMLAnchorElement) => tab.getAttribute('aria-selected') === 'true';

  const select = (chosen: HTMLAnchorElement) => {
    for (const tab of tabs) {
      tab.setAttribute('aria-selected', String(tab === chosen));
      tab.tabIndex = tab === chosen ? 0 : -1;
      panelOf(tab).hidden = tab !== chosen;
    }
  };

  const selectByHand = (tab: HTMLAnchorElement) => {
    select(tab);
    history.replaceState(history.state, '', tab.hash);
  };

  /** The tab that the address names, or the one in which the place stands that it names. */
  const selectAddressed = () => {
    const place = document.getElementById(idOfHash(location.hash));
    const addressed = place && tabs.find((tab) => panelOf(tab).contains(place));
    if (addressed) select(addressed);
  };

  bar.addEventListener('keydown', (event) => {
    const next = STEPS[event.key]?.(tabs.findIndex(isCurrent), tabs.length - 1);
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    selectByHand(tab);
    tab.focus();
  });

  for (const tab of tabs) {
    tab.addEventListener('click', (event) => {
      event.preventDefault();
      selectByHand(tab);
    });
  }

  document.addEventListener('searched', (event) => {
    const counts = (event as CustomEvent<Record<string, number> | undefined>).detail;
    const isFoundElsewhere = Object.values(counts ?? {}).some((count) => count > 0);
    for (const tab of tabs) {
      const count = counts?.[labelOf(tab)];
      tab.querySelector('[data-tab-count]')!.textContent = count === undefined ? '' : String(count);
      panelOf(tab).querySelector<HTMLElement>('[data-part-empty]')!.hidden = count !== 0 || !isFoundElsewhere;
    }
    const current = tabs.find(isCurrent);
    const fuller = counts && tabs.find((tab) => counts[labelOf(tab)]);
    if (fuller && current && !counts[labelOf(current)]) select(fuller);
  });

  bar.setAttribute('role', 'tablist');
  for (const tab of tabs) {
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-controls', idOf(tab));
    panelOf(tab).setAttribute('role', 'tabpanel');
    panelOf(tab).setAttribute('aria-labelledby', tab.id);
  }
  select(tabs[0]!);
  selectAddressed();
  addEventListener('hashchange', selectAddressed);
};
