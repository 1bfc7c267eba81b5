import { CourseList } from '#app/components/education/course-list.tsx';
import { EducationCover } from '#app/components/education/education-cover.tsx';
import { StudentDiscount } from '#app/components/education/student-discount.tsx';
import { WhoCanEnroll } from '#app/components/education/who-can-enroll.tsx';
import { FormSection } from '#app/components/form-section.tsx';
import { pageMeta } from '#app/components/page-meta.ts';
import { educationPage } from '#app/content/education.ts';
import { education } from '#app/forms/education.ts';
import { FormIsland } from '#app/forms/form-island.tsx';

export const meta = () => pageMeta('education');

/** A prospectus: cover, for whom, the courses, what students pay, the application. */
export default function Education() {
  return (
    <>
      <EducationCover />
      <WhoCanEnroll />
      <CourseList />
      <StudentDiscount />
      <FormSection id="apply" {...educationPage.form}>
        <FormIsland form={education} />
      </FormSection>
    </>
  );
}
