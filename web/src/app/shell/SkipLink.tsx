// The first stop of the keyboard: past the menus, to the screen itself.
import { MAIN_ID } from './MainContent.tsx';

export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:inline-flex focus:min-h-11 focus:items-center focus:rounded-full focus:bg-wine-fill focus:px-5 focus:font-semibold focus:text-on-fill"
      onClick={(event) => {
        // The router would take the fragment for a new page and scroll to its top.
        event.preventDefault();
        document.getElementById(MAIN_ID)?.focus();
      }}
    >
      Skip to content
    </a>
  );
}
