import { FormSection } from '#app/components/form-section.tsx';
import { pageMeta } from '#app/components/page-meta.ts';
import { educationPage } from '#app/content/education.ts';
import { education } from '#app/forms/definitions/education.ts';
import { FormIsland } from '#app/forms/view/form-island.tsx';
import { CourseList } from '#app/sections/education/course-list.tsx';
import { EducationCover } from '#app/sections/education/education-cover.tsx';
import { StudentDiscount } from '#app/sections/education/student-discount.tsx';
import { WhoCanEnroll } from '#app/sections/education/who-can-enroll.tsx';

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
