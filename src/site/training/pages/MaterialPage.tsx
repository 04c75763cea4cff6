import type { ReactNode } from "react";
import { siteAddress } from "../../../lib/siteAddress.ts";
import { PageHead } from "../../../ui/page/PageHead.tsx";
import { CourseData } from "../parts/CourseData.tsx";
import { CourseNav } from "../parts/CourseNav.tsx";
import { materials } from "../materials.ts";
import "./TrainingPage.css";

type MaterialPageProps = {
  slug: (typeof materials)[number]["slug"];
  className: string;
  lead: ReactNode;
  children: ReactNode;
};

/** A page of the course that is no lesson: its heading, what it is for, and the way to the others. */
export function MaterialPage({ slug, className, lead, children }: MaterialPageProps) {
  const { title, about } = materials.find((each) => each.slug === slug)!;
  return (
    <div className="site-page course">
      <PageHead
        siteAddress={siteAddress}
        title={`${title} · Formazione · Varco`}
        description={about}
        language="it"
      />
      <div className={className}>
        <header>
          <p className="lesson-number">
            <a href="/formazione">Formazione</a>
          </p>
          <h1>{title}</h1>
          <p className="site-lead">{lead}</p>
        </header>
        {children}
      </div>
      <CourseNav here={slug} />
      <CourseData type="LearningResource" name={title} description={about} />
    </div>
  );
}
