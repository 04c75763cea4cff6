/** What the studio's page says of the place where it is, as JSON in `<script id="studio">`. */
export type StudioData = {
  /** The address of the `Kit` that guides are made with; none while the studio is developed. */
  kit?: string;
  /** A museum to try the studio on, as a packed file. */
  example?: { address: string; name: string; url: string; bytes: number };
};

export function studioData(): StudioData {
  const json = document.getElementById("studio")?.textContent;
  return json ? (JSON.parse(json) as StudioData) : {};
}
