// What the web is built for: Android WebViews and Samsung's browser of the phones our members hold, and their like.
export const BROWSERS = ['chrome109', 'safari16', 'firefox115'];
