interface ImportMetaEnv {
  readonly SITE_ADDRESS?: string;
}
