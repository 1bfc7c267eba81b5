import { Accordion } from '#app/components/accordion.tsx';
import { DashList } from '#app/components/dash-list.tsx';
import { ExternalLink } from '#app/components/external-link.tsx';
import { type Course, courses, courseTerms } from '#app/content/courses.ts';
import { educationPage } from '#app/content/education.ts';
import { Picture } from '#app/media/picture.tsx';

export function CourseList() {
  const { heading, intro } = educationPage.courses;
  return (
    <section id="courses" aria-labelledby="courses-heading">
      <div className="page-width grid gap-10 py-16 lg:grid-cols-12 lg:py-28">
        <div className="lg:col-span-4">
          <h2 id="courses-heading">{heading}</h2>
          <p className="mt-4 max-w-sm text-lead">{intro}</p>
        </div>
        <div className="lg:col-span-7 lg:col-start-6">
          <Accordion
            group="courses"
            items={courses.map((course) => ({
              id: course.id,
              title: <CourseTitle name={course.name} />,
              body: <CourseBody course={course} />,
            }))}
          />
        </div>
      </div>
    </section>
  );
}

function CourseTitle({ name }: { name: string }) {
  return (
    <span className="flex grow flex-wrap items-baseline justify-between gap-x-6">
      <span className="text-h3">{name}</span>{' '}
      <span className="font-sans text-sm font-normal text-text-soft">
        {courseTerms.length}, with certification
      </span>
    </span>
  );
}

function CourseBody({ course: { summary, topics, picture, link } }: { course: Course }) {
  return (
    <div className="grid gap-8 sm:grid-cols-2">
      <div>
        <p>{summary}</p>
        <DashList items={topics} className="mt-5" />
        <CourseLink {...link} />
      </div>
      <div>
        <Picture
          name={picture}
          sizes="(min-width: 84rem) max(23.5rem, 19.6vw), (min-width: 64rem) 26vw, (min-width: 40rem) 42vw, calc(100vw - 2.5rem)"
          className="aspect-3/2 w-full object-cover"
        />
        <ul className="mt-3 text-sm font-semibold">
          {Object.values(courseTerms).map((term) => (
            <li key={term} className="border-b border-paper-line py-2">
              {term}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function CourseLink({ label, href }: Course['link']) {
  const look = 'button button-quiet mt-6';
  if (href.startsWith('/')) {
    return (
      <a href={href} className={look}>
        {label}
      </a>
    );
  }
  return (
    <ExternalLink href={href} className={look}>
      {label}
    </ExternalLink>
  );
}
