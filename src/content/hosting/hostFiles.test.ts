import { describe, expect, it, test } from "vitest";
import { hostFiles } from "./hostFiles.js";
import { policyMeta, securityHeaders } from "./securityHeaders.js";

const guide = { slug: "museo", otherLanguages: ["de", "fr"] };
const atRoot = new Map(hostFiles({ ...guide, base: "" }));
const inFolder = new Map(hostFiles({ ...guide, base: "/guida" }));

/** The headers that a file has, by how it writes them. */
const written: [file: string, pattern: RegExp][] = [
  ["/.htaccess", /^ *Header always set ([\w-]+) "(.+)"$/gm],
  ["/tecnico/nginx.conf", /^ *add_header ([\w-]+) "(.+)" always;$/gm],
  ["/tecnico/Caddyfile", /^ {8}([A-Z][\w-]+) "(.+)"$/gm],
  ["/tecnico/LEGGIMI.txt", /^([A-Z][\w-]+): (.+)$/gm],
  ["/_headers", /^ {2}([\w-]+): (.+)$/gm],
];

test.each(written)("%s has every header, on a host of its own", (file, pattern) => {
  expect(headersIn(atRoot.get(file)!, pattern)).toEqual(securityHeaders);
});

test.each(written.filter(([file]) => inFolder.has(file)))(
  "%s binds no site around the guide to HTTPS",
  (file, pattern) => {
    const { "Strict-Transport-Security": _, ...others } = securityHeaders;
    expect(headersIn(inFolder.get(file)!, pattern)).toEqual(others);
  },
);

it("nginx repeats for /assets/ the headers that a block in a block hides", () => {
  const blocks = atRoot.get("/tecnico/nginx.conf")!.split("location ^~ /assets/");
  for (const block of blocks)
    for (const name of Object.keys(securityHeaders))
      expect(block).toContain(`add_header ${name} "`);
});

describe(".htaccess", () => {
  const lines = inFolder
    .get("/.htaccess")!
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));

  it("asks for no right but FileInfo: a host that refuses another answers 500", () => {
    const directives = new Set(lines.map((line) => /^<?\/?(\w+)/.exec(line)?.[1]));
    const ofFileInfo =
      "AddCharset AddOutputFilterByType AddType ErrorDocument Header RequestHeader RewriteBase RewriteCond RewriteEngine RewriteOptions RewriteRule SetEnvIf";
    expect([...directives].toSorted()).toEqual([...ofFileInfo.split(" "), "IfModule"].toSorted());
  });

  it("asks for a module only where there is one", () => {
    let depth = 0;
    const outside = lines.filter((line) => {
      if (line.startsWith("<IfModule")) depth++;
      if (line.startsWith("</IfModule")) depth--;
      return depth === 0 && !line.startsWith("</");
    });
    expect(outside).toEqual(["ErrorDocument 404 /guida/404.html"]);
  });
});

describe("Netlify and Cloudflare Pages", () => {
  it("read files at the root of a host alone", () => {
    expect([...atRoot.keys()].filter((path) => !inFolder.has(path))).toEqual([
      "/_headers",
      "/_redirects",
    ]);
  });

  it("have a rule for each language in a folder", () => {
    expect(atRoot.get("/_redirects")).toBe(
      [
        "/museo lang=de /de/museo 200!",
        "/museo/* lang=de /de/museo/:splat 200!",
        "/museo lang=fr /fr/museo 200!",
        "/museo/* lang=fr /fr/museo/:splat 200!",
        "",
      ].join("\n"),
    );
  });

  it("take so many rules, and lines so long", () => {
    const headers = atRoot.get("/_headers")!.split("\n");
    expect(headers.filter((line) => line.startsWith("/")).length).toBeLessThanOrEqual(100);
    expect(Math.max(...headers.map((line) => line.length))).toBeLessThanOrEqual(2000);
    const redirects = atRoot.get("/_redirects")!.split("\n");
    expect(Math.max(...redirects.map((line) => line.length))).toBeLessThanOrEqual(1000);
  });
});

test("a guide in one language has no rule for others", () => {
  const files = hostFiles({ base: "", slug: "museo", otherLanguages: [] });
  for (const [path, text] of files) expect(text, path).not.toMatch(/lang=\(|\?lang=|undefined/);
  expect(new Map(files).get("/.htaccess")).not.toContain("QUERY_STRING");
});

test.each(["", "/guida", "/musei/guida-2", "/a.b/~c_d"])("a guide can be at “%s”", (base) => {
  const files = new Map(hostFiles({ ...guide, base }));
  expect(files.get("/tecnico/nginx.conf")).toContain(`error_page 404 ${base}/404.html;`);
});

test.each([
  "guida",
  "/",
  "/guida/",
  "/a b",
  "/../guida",
  "/.well",
  "/città",
  "/a%20b",
  '/a"b',
  "/a\nb",
  "/a{b}",
  "/a$b",
])("a guide cannot be at “%s”", (base) => {
  expect(() => hostFiles({ ...guide, base })).toThrow(/^A guide cannot be at /);
});

it("the dot of an address is no pattern", () => {
  const files = new Map(hostFiles({ ...guide, base: "/v1.2" }));
  expect(files.get("/tecnico/nginx.conf")).toContain('rewrite "^/v1\\.2/');
  expect(files.get("/tecnico/Caddyfile")).toContain("varco_page ^/v1\\.2(");
  expect(files.get("/.htaccess")).toContain('Request_URI "^/v1\\.2/assets/"');
});

it("in a page the policy is the one of the header, but for what browsers take from a header only", () => {
  const [, inPage = ""] = /^<meta http-equiv="Content-Security-Policy" content="([^"]+)" \/>$/.exec(
    policyMeta,
  )!;
  const ofHeader = securityHeaders["Content-Security-Policy"].split("; ");
  expect(inPage.split("; ")).toEqual(
    ofHeader.filter((each) => !each.startsWith("frame-ancestors")),
  );
});

function headersIn(text: string, pattern: RegExp) {
  const { "Cache-Control": _, ...security } = Object.fromEntries(
    [...text.matchAll(pattern)].map(([, name, value]) => [name, value]),
  );
  return security;
}
