declare module 'virtual:visit-script' {
  export const visitScriptUrl: string;
}
