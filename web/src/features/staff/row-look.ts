// A row of places: where it is wider than the window its end fades, for there is more.
export const ROW_LOOK =
  'max-lg:pe-10 max-lg:[mask-image:linear-gradient(to_right,#000_calc(100%-2.5rem),#0000)] relative flex gap-1 overflow-x-auto px-1 [scrollbar-width:none] lg:flex-wrap lg:overflow-x-visible';
