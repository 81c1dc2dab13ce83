// In place of a transport of the socket library that we never open, and that would come to every phone with it.
export class WT {}
