// Generated from openapi/training-provider.yaml. Run `npm run codegen`; do not edit.
export interface paths {
  "/tp-api/classes": {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The training provider on whose behalf you call. The export calls do without it.
         * @example tp-48213
         */
        "training-provider-id": components["parameters"]["TrainingProviderId"];
      };
      path?: never;
      cookie?: never;
    };
    /**
     * List classes
     * @description Returns your classes with their schedule, contact details and seats.
     *
     *     Narrow the list with any of the filters. Repeat `ids[]` or `courseIds[]` once per value, as in `ids[]=a&ids[]=b`. See [Pagination](/pagination) for reading a long list.
     */
    get: operations["listClasses"];
    put?: never;
    /**
     * Create class
     * @description Schedules a new class of an instructor-led course and answers with its id.
     *
     *     The body comes in two variants. A class held in person needs an `address`; a virtual class needs a `virtualClassURL`. There is no delivery method to send: look at `deliveryMethod` of the [course](/api/list-instructor-led-courses) to see which variant applies.
     *
     *     - Write the times of the schedule in UTC. `timezone` names the zone of the class itself.
     *     - An event lasts less than 24 hours, and no two events of the class may overlap.
     *     - A field that is not listed here makes the request fail.
     *
     *     The guide [Create a class](/classCreate) goes through it step by step.
     */
    post: operations["createClass"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/tp-api/classes/{classId}": {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The training provider on whose behalf you call. The export calls do without it.
         * @example tp-48213
         */
        "training-provider-id": components["parameters"]["TrainingProviderId"];
      };
      path: {
        /**
         * @description The class, by the id you got when you created or listed it.
         * @example 7c41e0b95d2a
         */
        classId: components["parameters"]["ClassId"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Delete class
     * @description Removes a class and answers with the id it had. There is no body to send.
     */
    delete: operations["deleteClass"];
    options?: never;
    head?: never;
    /**
     * Update class
     * @description Changes the fields you send and leaves the others as they are.
     *
     *     A `schedule` is the exception: it stands for the whole new schedule and is compared with the old one by event id.
     *
     *     - An event sent with its `id` and different times is removed and created again.
     *     - An event sent without an `id` is added.
     *     - An event you leave out is removed.
     *
     *     So send every event you want to keep. Times are in UTC, an event stays under 24 hours, and events may not overlap.
     */
    patch: operations["updateClass"];
    trace?: never;
  };
  "/tp-api/classes/{classId}/enrollments": {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The training provider on whose behalf you call. The export calls do without it.
         * @example tp-48213
         */
        "training-provider-id": components["parameters"]["TrainingProviderId"];
      };
      path: {
        /**
         * @description The class, by the id you got when you created or listed it.
         * @example 7c41e0b95d2a
         */
        classId: components["parameters"]["ClassId"];
      };
      cookie?: never;
    };
    /**
     * List class enrollments
     * @description Returns who is enrolled in a class, with the employer behind each enrollment where there is one. See [Pagination](/pagination) for reading a long list.
     */
    get: operations["listClassEnrollments"];
    put?: never;
    /**
     * Create class enrollment
     * @description Gives a learner a seat in a class on behalf of an employer. [Find the employer](/api/list-employers) first: its id is always needed.
     *
     *     Name the person in one of two ways: send `learnerId` for somebody the platform knows, or `newLearner` to register somebody. When a request has both, `learnerId` counts and `newLearner` is ignored.
     *
     *     Leave out `enrolledAt` to have it filled in: with the present moment or the start of the class, whichever comes first. The guide [Enroll a learner in a class](/learnerEnrollment) goes through it step by step.
     */
    post: operations["createClassEnrollment"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/tp-api/classes/{classId}/enrollments/{enrollmentId}": {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The training provider on whose behalf you call. The export calls do without it.
         * @example tp-48213
         */
        "training-provider-id": components["parameters"]["TrainingProviderId"];
      };
      path: {
        /**
         * @description The class, by the id you got when you created or listed it.
         * @example 7c41e0b95d2a
         */
        classId: components["parameters"]["ClassId"];
        /**
         * @description The enrollment, by the id you got when you created or listed it.
         * @example 2be60f8d13c9
         */
        enrollmentId: components["parameters"]["ClassEnrollmentId"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Delete class enrollment
     * @description Takes a learner off a class. A successful answer has no body.
     */
    delete: operations["deleteClassEnrollment"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/tp-api/classes/{classId}/learning-records": {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The training provider on whose behalf you call. The export calls do without it.
         * @example tp-48213
         */
        "training-provider-id": components["parameters"]["TrainingProviderId"];
      };
      path: {
        /**
         * @description The class, by the id you got when you created or listed it.
         * @example 7c41e0b95d2a
         */
        classId: components["parameters"]["ClassId"];
      };
      cookie?: never;
    };
    /**
     * List class learning records
     * @description Returns the results recorded for the learners of a class. See [Pagination](/pagination) for reading a long list.
     */
    get: operations["listClassLearningRecords"];
    put?: never;
    /**
     * Create class learning record
     * @description Reports how a learner did in a class. One call records both the attendance and the grade.
     *
     *     | `grade` you send | Attendance that is recorded |
     *     | --- | --- |
     *     | `PASSED` or `FAILED` | `PRESENT` |
     *     | `N/A` | `ABSENT` |
     *
     *     Unlike other calls, this one may report several problems together, in an `errors` array. The guide [Create a class learning record](/createLearningRecord) goes through it step by step.
     */
    post: operations["createClassLearningRecord"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/tp-api/e-learning": {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The training provider on whose behalf you call. The export calls do without it.
         * @example tp-48213
         */
        "training-provider-id": components["parameters"]["TrainingProviderId"];
      };
      path?: never;
      cookie?: never;
    };
    /**
     * List e-learning courses
     * @description Returns your e-learning courses and says which of them are in the marketplace. See [Pagination](/pagination) for reading a long list.
     */
    get: operations["listELearning"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/tp-api/e-learning/{courseId}": {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The training provider on whose behalf you call. The export calls do without it.
         * @example tp-48213
         */
        "training-provider-id": components["parameters"]["TrainingProviderId"];
      };
      path: {
        /**
         * @description The e-learning course, by the id it has in the list of e-learning courses.
         * @example 7e95a1c03fd8
         */
        courseId: components["parameters"]["ELearningCourseId"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Update e-learning course
     * @description Publishes an e-learning course to the marketplace, takes it down, or changes the address where learners register. The answer is the course after the change.
     *
     *     The two fields depend on each other: a course needs an `externalRegistrationUrl` before it can be published, and it keeps one for as long as it is published. A request that would leave a published course without its URL is refused with status 400. To clear the URL, take the course down in the same request: send `publish: false` with `externalRegistrationUrl: null`.
     */
    patch: operations["updateElearning"];
    trace?: never;
  };
  "/tp-api/e-learning/{courseId}/enrollments": {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The training provider on whose behalf you call. The export calls do without it.
         * @example tp-48213
         */
        "training-provider-id": components["parameters"]["TrainingProviderId"];
      };
      path: {
        /**
         * @description The e-learning course, by the id it has in the list of e-learning courses.
         * @example 7e95a1c03fd8
         */
        courseId: components["parameters"]["ELearningCourseId"];
      };
      cookie?: never;
    };
    /**
     * List e-learning enrollments
     * @description Returns who is enrolled in an e-learning course. Learners look as they do in class enrollments, but without `uniqueSystemIdentifier`. See [Pagination](/pagination) for reading a long list.
     */
    get: operations["listELearningEnrollments"];
    put?: never;
    /**
     * Create e-learning enrollment
     * @description Signs a learner up for an e-learning course on behalf of an employer. [Find the employer](/api/list-employers) first: its id is always needed.
     *
     *     Send `learnerId` for somebody the platform knows, or `newLearner` to register somebody. When a request has both, `learnerId` counts and `newLearner` is ignored. Unlike for classes, you always state `enrolledAt` yourself.
     *
     *     The guide [Enroll a learner in e-learning](/eLearnerEnrollment) goes through it step by step.
     */
    post: operations["createELearningEnrollment"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/tp-api/e-learning/{courseId}/enrollments/{enrollmentId}": {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The training provider on whose behalf you call. The export calls do without it.
         * @example tp-48213
         */
        "training-provider-id": components["parameters"]["TrainingProviderId"];
      };
      path: {
        /**
         * @description The e-learning course, by the id it has in the list of e-learning courses.
         * @example 7e95a1c03fd8
         */
        courseId: components["parameters"]["ELearningCourseId"];
        /**
         * @description The enrollment, by the id you got when you created or listed it.
         * @example 53c7f0a9e21d
         */
        enrollmentId: components["parameters"]["ELearningEnrollmentId"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Delete e-learning enrollment
     * @description Takes a learner off an e-learning course. A successful answer has no body.
     */
    delete: operations["deleteELearningEnrollment"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/tp-api/e-learning/{courseId}/learning-records": {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The training provider on whose behalf you call. The export calls do without it.
         * @example tp-48213
         */
        "training-provider-id": components["parameters"]["TrainingProviderId"];
      };
      path: {
        /**
         * @description The e-learning course, by the id it has in the list of e-learning courses.
         * @example 7e95a1c03fd8
         */
        courseId: components["parameters"]["ELearningCourseId"];
      };
      cookie?: never;
    };
    /**
     * List e-learning learning records
     * @description Returns the results recorded for the learners of an e-learning course. See [Pagination](/pagination) for reading a long list.
     */
    get: operations["listELearningRecords"];
    put?: never;
    /**
     * Create e-learning learning record
     * @description Reports that a learner has completed an e-learning course. Only a pass can be reported, so `grade` has a single value.
     *
     *     The learner must have enrolled earlier: `completed` has to lie after the date of the enrollment. The guide [Create an e-learning learning record](/createELearningRecord) goes through it step by step.
     */
    post: operations["createELearningLearningRecord"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/tp-api/instructor-led-courses": {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The training provider on whose behalf you call. The export calls do without it.
         * @example tp-48213
         */
        "training-provider-id": components["parameters"]["TrainingProviderId"];
      };
      path?: never;
      cookie?: never;
    };
    /**
     * List instructor-led courses
     * @description Returns the courses you can run as classes. `validationRules` tells you what a class of the course has to respect, so read it before you [create a class](/classCreate).
     *
     *     See [Pagination](/pagination) for reading a long list.
     */
    get: operations["listInstructorLedCourses"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/tp-api/instructor-led-courses/{courseId}/authorized-instructors": {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The training provider on whose behalf you call. The export calls do without it.
         * @example tp-48213
         */
        "training-provider-id": components["parameters"]["TrainingProviderId"];
      };
      path: {
        /**
         * @description The course, by the id it has in the list of instructor-led courses.
         * @example b80d6f13e4a7
         */
        courseId: components["parameters"]["InstructorLedCourseId"];
      };
      cookie?: never;
    };
    /**
     * List authorized instructors
     * @description Returns the instructors who are authorized for a course. Use their ids as `instructorIds` when you [create a class](/classCreate).
     *
     *     See [Pagination](/pagination) for reading a long list.
     */
    get: operations["listAuthorizedInstructors"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/tp-api/learners": {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The training provider on whose behalf you call. The export calls do without it.
         * @example tp-48213
         */
        "training-provider-id": components["parameters"]["TrainingProviderId"];
      };
      path?: never;
      cookie?: never;
    };
    /**
     * List learners
     * @description Returns learners, optionally only those whose name or email address contains a given text. Upper and lower case make no difference.
     *
     *     Be ready for `null`: a learner in this list may lack a name, an email address, a phone number or a system identifier. See [Pagination](/pagination) for reading a long list.
     */
    get: operations["listLearners"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/tp-api/learners/{learnerId}": {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The training provider on whose behalf you call. The export calls do without it.
         * @example tp-48213
         */
        "training-provider-id": components["parameters"]["TrainingProviderId"];
      };
      path: {
        /**
         * @description The learner, by the id it has in the list of learners.
         * @example a54c97e2d01b
         */
        learnerId: components["parameters"]["LearnerId"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Update learner
     * @description Corrects the name or the contact details of a learner. Send only what changes; the answer is the learner after the change.
     */
    patch: operations["updateLearner"];
    trace?: never;
  };
  "/tp-api/employers": {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The training provider on whose behalf you call. The export calls do without it.
         * @example tp-48213
         */
        "training-provider-id": components["parameters"]["TrainingProviderId"];
      };
      path?: never;
      cookie?: never;
    };
    /**
     * List employers
     * @description Finds employers by name. You need the id of an employer to enroll a learner.
     *
     *     This search takes no list parameters: make the name longer to get fewer results.
     */
    get: operations["listEmployers"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/tp-api/exports": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get export job
     * @description Tells how far an export has come. The `status` of the job is `PENDING`, `COMPLETED` or `FAILED`.
     *
     *     `downloadUrl` and `downloadExpiresAt` may be `null`, so check them before you download. The `training-provider-id` header is not needed here.
     *
     *     The guide [Get an export data job](/getExportDataJob) goes through it step by step.
     */
    get: operations["getExportDataJob"];
    put?: never;
    /**
     * Create export job
     * @description Starts collecting data in the background and answers with the id of the job. Ask for the [state of the job](/api/get-export-data-job) with that id.
     *
     *     If an export job is already running, no second one is started: you get the id of the running job. The `training-provider-id` header is not needed here.
     *
     *     The guide [Create an export data job](/createExportDataJob) goes through it step by step.
     */
    post: operations["createExportDataJob"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /**
     * @description How instructor-led training is held: `OFFLINE` in person, `VIRTUAL` online.
     * @enum {string}
     */
    DeliveryMethod: "OFFLINE" | "VIRTUAL";
    /** @description A scheduled session of an instructor-led course. */
    Class: {
      /** @description Identifies the class in other calls. */
      id: string;
      /** @description Where the class takes place. */
      address?: components["schemas"]["Address"];
      /** @description Whom to ask about the class. */
      contact?: components["schemas"]["Contact"];
      /** @description The course that is taught. */
      course?: components["schemas"]["CourseReference"];
      /**
       * Format: date-time
       * @description When the class was added, in ISO 8601.
       */
      created?: string;
      /** @description Whether learners meet in person (`OFFLINE`) or online (`VIRTUAL`). */
      deliveryMethod?: components["schemas"]["DeliveryMethod"];
      /** @description Who assesses the learners. Neither the create nor the update body has a field for them. */
      evaluators?: components["schemas"]["Person"][];
      /** @description Who teaches the class. */
      instructors?: components["schemas"]["Person"][];
      /**
       * Format: uri
       * @description Where learners register, outside the platform.
       */
      externalRegistrationUrl?: string;
      /** @description What a seat costs. Zero means that the class is free. */
      price?: number;
      /** @description Whether the class is offered in the marketplace. */
      publishInMarketplace?: boolean;
      /** @description Whether the marketplace tells the price. */
      showPriceInMarketplace?: boolean;
      /** @description When the class meets. */
      schedule?: components["schemas"]["ScheduleEvent"][];
      /** @description How many seats there are and how many are left. */
      seatsInventory?: components["schemas"]["SeatsInventory"];
      /** @description What learners should know before they come. Neither the create nor the update body has a field for it. */
      specialInstructions?: string;
      /** @description The zone of the class, by its IANA name. */
      timezone?: string;
      /**
       * Format: uri
       * @description Where learners join a virtual class. In requests the field is spelled `virtualClassURL`.
       */
      virtualClassUrl?: string;
    };
    /** @description A postal address. */
    Address: {
      /** @description The country, in exactly two letters. */
      countryCode?: string;
      /** @description Part of the town. */
      district?: string;
      /** @description Building, floor, room or the like. */
      extendedAddress?: string;
      /** @description Town or city. */
      locality?: string;
      /** @description What the place is called. */
      name?: string;
      /** @description Postal or ZIP code, with any leading zeros. */
      postalCode?: string;
      /** @description Number of the post office box. */
      postOfficeBox?: string;
      /** @description State, province or similar division of the country. */
      region?: string;
      /** @description Street and house number. */
      streetAddress?: string;
    };
    /** @description How to reach somebody about a class. */
    Contact: {
      /**
       * Format: email
       * @description Address that questions go to.
       */
      email?: string;
      /** @description Fax number. */
      fax?: string;
      /** @description Number to call. */
      telephone?: string;
    };
    /** @description A course, in short. */
    CourseReference: {
      /** @description Identifies the course in other calls. */
      id: string;
      /** @description Title of the course. */
      name?: string;
    };
    /** @description Somebody who teaches or assesses a class. */
    Person: {
      /** @description Identifies the person in other calls. */
      id: string;
      /** @description Given name. */
      firstname?: string;
      /** @description Family name. */
      lastname?: string;
    };
    /** @description One meeting of a class. */
    ScheduleEvent: {
      /** @description Send it back when you update the schedule, so that the event is recognized. */
      id: string;
      /**
       * Format: date-time
       * @description When the meeting begins, in UTC.
       */
      start?: string;
      /**
       * Format: date-time
       * @description When the meeting is over, in UTC.
       */
      end?: string;
    };
    /** @description The seats of a class. */
    SeatsInventory: {
      /** @description Seats in all. */
      totalSeats?: number;
      /** @description Seats that are taken. */
      booked?: number;
      /** @description Seats that are free. */
      remaining?: number;
    };
    /** @description The id of what the call was about. */
    ResourceReference: {
      /** @description Keep it to refer to the resource in other calls. */
      id: string;
    };
    /** @description A class to schedule, in one of two variants. The delivery method of the course decides which one applies. */
    ClassCreate:
      | components["schemas"]["InPersonClassCreate"]
      | components["schemas"]["VirtualClassCreate"];
    /**
     * In-person class
     * @description A class that learners come to.
     */
    InPersonClassCreate: {
      /** @description Where the class takes place. An in-person class cannot do without it. */
      address: components["schemas"]["AddressCreate"];
      /**
       * Format: uri
       * @description A meeting link. An in-person class does not need one.
       */
      virtualClassURL?: string;
    } & components["schemas"]["ClassCreateBase"];
    /**
     * Virtual class
     * @description A class that learners join online.
     */
    VirtualClassCreate: {
      /**
       * Format: uri
       * @description Where learners join. A virtual class cannot do without it. In answers the field is spelled `virtualClassUrl`.
       */
      virtualClassURL: string;
      /** @description A place. A virtual class does not need one. */
      address?: components["schemas"]["AddressCreate"];
    } & components["schemas"]["ClassCreateBase"];
    /** @description What every new class has, in person or virtual. */
    ClassCreateBase: {
      /** @description Whom learners can ask about the class. */
      contact: components["schemas"]["ContactCreate"];
      /** @description The instructor-led course to teach. */
      courseId: string;
      /**
       * Format: uri
       * @description Where learners register, outside the platform.
       */
      externalRegistrationUrl: string;
      /** @description Who teaches the class. One id is the minimum; choose from the authorized instructors of the course. */
      instructorIds: string[];
      /** @description What a seat costs. Send `0` for a free class. */
      price: number;
      /** @description Whether to offer the class in the marketplace. */
      publishInMarketplace: boolean;
      /** @description Whether the marketplace may tell the price. */
      showPriceInMarketplace: boolean;
      /** @description When the class meets, in one event or more. Events must not overlap. */
      schedule: components["schemas"]["ScheduleEventCreate"][];
      /**
       * @description The zone of the class, by its IANA name, such as `Europe/Copenhagen`.
       * @example Europe/Copenhagen
       */
      timezone: string;
      /** @description How many learners can take part. */
      totalSeats: number;
    };
    /** @description The postal address of a class. */
    AddressCreate: {
      /**
       * @description The country, in exactly two letters.
       * @example DK
       */
      countryCode: string;
      /** @description Part of the town. */
      district?: string;
      /** @description Building, floor, room or the like. */
      extendedAddress?: string;
      /** @description Town or city. */
      locality: string;
      /** @description What the place is called. */
      name?: string;
      /** @description Postal or ZIP code. It is text, so leading zeros stay. */
      postalCode: string;
      /** @description Number of the post office box. */
      postOfficeBox?: string;
      /** @description State, province or similar division of the country. */
      region: string;
      /** @description Street and house number. */
      streetAddress: string;
    };
    /** @description How learners reach you about a class. */
    ContactCreate: {
      /**
       * Format: email
       * @description Address that questions go to.
       */
      email: string;
      /** @description Fax number. */
      fax?: string;
      /** @description Number to call. */
      telephone?: string;
    };
    /** @description One meeting of the class. It lasts less than 24 hours. */
    ScheduleEventCreate: {
      /** @description When the meeting begins, in UTC. */
      start: components["schemas"]["UtcDateTime"];
      /** @description When the meeting is over, in UTC and less than 24 hours after `start`. */
      end: components["schemas"]["UtcDateTime"];
    };
    /**
     * Format: date-time
     * @description A moment in UTC, in ISO 8601. It ends with `Z` or `+00:00`.
     * @example 2027-03-15T07:00:00Z
     */
    UtcDateTime: string;
    /** @description The fields of a class to change. What you leave out stays as it is. */
    ClassUpdate: {
      /** @description Where the class takes place. */
      address?: components["schemas"]["AddressUpdate"];
      /** @description Whom learners can ask about the class. */
      contact?: components["schemas"]["ContactUpdate"];
      /** @description The instructor-led course to teach. */
      courseId?: string;
      /**
       * Format: uri
       * @description Where learners register, outside the platform.
       */
      externalRegistrationUrl?: string;
      /** @description Who teaches the class. At least one instructor must remain. */
      instructorIds?: string[];
      /** @description What a seat costs. Send `0` for a free class. */
      price?: number;
      /** @description Whether to offer the class in the marketplace. */
      publishInMarketplace?: boolean;
      /** @description Whether the marketplace may tell the price. */
      showPriceInMarketplace?: boolean;
      /** @description The complete new schedule, matched with the old one by event id. An `id` that is missing here means removal, an event that comes without one is new, and an event whose times differ is removed and created again. Events must not overlap. */
      schedule?: components["schemas"]["ScheduleEventUpdate"][];
      /**
       * @description The zone of the class, by its IANA name, such as `Europe/Copenhagen`.
       * @example Europe/Copenhagen
       */
      timezone?: string;
      /** @description How many learners can take part. */
      totalSeats?: number;
      /**
       * Format: uri
       * @description Where learners join a virtual class. In answers the field is spelled `virtualClassUrl`.
       */
      virtualClassURL?: string;
    };
    /** @description The postal address of a class, as part of a change. No field is mandatory. */
    AddressUpdate: {
      /**
       * @description The country, in exactly two letters.
       * @example DK
       */
      countryCode?: string;
      /** @description Part of the town. */
      district?: string;
      /** @description Building, floor, room or the like. */
      extendedAddress?: string;
      /** @description Town or city. */
      locality?: string;
      /** @description What the place is called. */
      name?: string;
      /** @description Postal or ZIP code. It is text, so leading zeros stay. */
      postalCode?: string;
      /** @description Number of the post office box. */
      postOfficeBox?: string;
      /** @description State, province or similar division of the country. */
      region?: string;
      /** @description Street and house number. */
      streetAddress?: string;
    };
    /** @description How learners reach you about a class, as part of a change. No field is mandatory. */
    ContactUpdate: {
      /**
       * Format: email
       * @description Address that questions go to.
       */
      email?: string;
      /** @description Fax number. */
      fax?: string;
      /** @description Number to call. */
      telephone?: string;
    };
    /** @description One meeting of the class, old or new. It lasts less than 24 hours. */
    ScheduleEventUpdate: {
      /** @description The event this one stands for. Leave it out to add an event. */
      id?: string;
      /** @description When the meeting begins, in UTC. */
      start: components["schemas"]["UtcDateTime"];
      /** @description When the meeting is over, in UTC and less than 24 hours after `start`. */
      end: components["schemas"]["UtcDateTime"];
    };
    /** @description A learner's seat in a class. */
    ClassEnrollment: {
      /** @description Identifies the enrollment when you delete it. */
      id: string;
      /** @description Who is enrolled. */
      learner?: components["schemas"]["ClassEnrollmentLearner"];
      /** @description On whose behalf the learner is enrolled; `null` if there is no employer. */
      employer?: components["schemas"]["Employer"] | null;
      /**
       * Format: date-time
       * @description When the enrollment took effect, in ISO 8601.
       */
      enrolledAt?: string;
    };
    /** @description A learner, as shown in class enrollments. */
    ClassEnrollmentLearner: {
      /** @description Identifies the learner in other calls. */
      id: string;
      /** @description Given name. */
      firstname?: string;
      /** @description Family name. */
      lastname?: string;
      /** @description The learner's own identifier across the platform. */
      uniqueSystemIdentifier?: string;
      /** @description Email address. */
      email?: string;
      /** @description Phone number. */
      phone?: string;
    };
    /** @description A learner to enroll in a class, in one of two variants. */
    ClassEnrollmentCreate:
      | components["schemas"]["ExistingLearnerClassEnrollment"]
      | components["schemas"]["NewLearnerClassEnrollment"];
    /**
     * Existing learner
     * @description Enrolls somebody the platform knows.
     */
    ExistingLearnerClassEnrollment: {
      /** @description On whose behalf the learner is enrolled. */
      employerId: string;
      /** @description Who is enrolled. */
      learnerId: string;
      /** @description Ignored, because `learnerId` is given. */
      newLearner?: Record<string, never>;
      /**
       * Format: date-time
       * @description When the enrollment takes effect, in ISO 8601. By default the present moment or the start of the class, whichever comes first.
       */
      enrolledAt?: string;
    };
    /**
     * New learner
     * @description Registers somebody new and enrolls them.
     */
    NewLearnerClassEnrollment: {
      /** @description On whose behalf the learner is enrolled. */
      employerId: string;
      /** @description The person to register. Counts only without a `learnerId`. */
      newLearner: components["schemas"]["NewClassLearner"];
      /**
       * Format: date-time
       * @description When the enrollment takes effect, in ISO 8601. By default the present moment or the start of the class, whichever comes first.
       */
      enrolledAt?: string;
    };
    /** @description Somebody to register while enrolling them in a class. */
    NewClassLearner: {
      /** @description Given name. */
      firstname: string;
      /** @description Family name, in two characters or more. */
      lastname: string;
      /**
       * Format: email
       * @description Email address.
       */
      email?: string;
      /** @description Phone number with its country code. */
      phone?: components["schemas"]["PhoneNumber"];
    };
    /**
     * @description The country code (one to four digits, not starting with zero), one space, then 8 to 11 digits. For an extension, append `x` and its digits. There is no plus sign.
     * @example 45 20123456
     * @example 1 2025550123x42
     */
    PhoneNumber: string;
    /** @description The new enrollment and the person it is for. */
    ClassEnrollmentCreated: {
      /** @description Identifies the enrollment when you delete it. */
      id: string;
      /** @description Who is enrolled. For somebody new, this is where you find the id. */
      learner: components["schemas"]["LearnerReference"];
    };
    /** @description A learner, in short. */
    LearnerReference: {
      /** @description Identifies the learner in other calls. */
      id: string;
      /** @description Given name. */
      firstname?: string;
      /** @description Family name. */
      lastname?: string;
    };
    /** @description A learner's place in an e-learning course. */
    ELearningEnrollment: {
      /** @description Identifies the enrollment when you delete it. */
      id: string;
      /** @description Who is enrolled. */
      learner?: components["schemas"]["ELearningEnrollmentLearner"];
      /** @description On whose behalf the learner is enrolled; `null` if there is no employer. */
      employer?: components["schemas"]["Employer"] | null;
      /**
       * Format: date-time
       * @description When the enrollment took effect, in ISO 8601.
       */
      enrolledAt?: string;
    };
    /** @description A learner, as shown in e-learning enrollments. */
    ELearningEnrollmentLearner: {
      /** @description Identifies the learner in other calls. */
      id: string;
      /** @description Given name. */
      firstname?: string;
      /** @description Family name. */
      lastname?: string;
      /** @description Email address. */
      email?: string;
      /** @description Phone number. */
      phone?: string;
    };
    /** @description A learner to enroll in an e-learning course, in one of two variants. */
    ELearningEnrollmentCreate:
      | components["schemas"]["ExistingLearnerELearningEnrollment"]
      | components["schemas"]["NewLearnerELearningEnrollment"];
    /**
     * Existing learner
     * @description Enrolls somebody the platform knows.
     */
    ExistingLearnerELearningEnrollment: {
      /** @description On whose behalf the learner is enrolled. */
      employerId: string;
      /** @description Who is enrolled. */
      learnerId: string;
      /** @description Ignored, because `learnerId` is given. */
      newLearner?: Record<string, never>;
      /**
       * Format: date-time
       * @description When the enrollment takes effect, in ISO 8601. There is no default.
       */
      enrolledAt: string;
    };
    /**
     * New learner
     * @description Registers somebody new and enrolls them.
     */
    NewLearnerELearningEnrollment: {
      /** @description On whose behalf the learner is enrolled. */
      employerId: string;
      /** @description The person to register. Counts only without a `learnerId`. */
      newLearner: components["schemas"]["NewELearningLearner"];
      /**
       * Format: date-time
       * @description When the enrollment takes effect, in ISO 8601. There is no default.
       */
      enrolledAt: string;
    };
    /** @description Somebody to register while enrolling them in e-learning. */
    NewELearningLearner: {
      /** @description Given name. */
      firstname: string;
      /** @description Family name. */
      lastname: string;
      /**
       * Format: email
       * @description Email address.
       */
      email?: string;
      /** @description Phone number with its country code. */
      phone?: components["schemas"]["PhoneNumber"];
    };
    /** @description What a learner achieved. */
    LearningRecord: {
      /** @description Identifies the record. */
      id: string;
      /**
       * @description Whether the learner passed.
       * @enum {string}
       */
      result?: "PASSED" | "FAILED";
      /** @description Remarks on the result. */
      notes?: string;
      /** @description Whose record it is. */
      learner?: components["schemas"]["LearningRecordLearner"];
    };
    /** @description A learner, as shown in learning records. */
    LearningRecordLearner: {
      /** @description Identifies the learner in other calls. */
      id: string;
      /** @description Given name. */
      firstname?: string;
      /** @description Family name. */
      lastname?: string;
      /** @description Email address. */
      email?: string;
      /** @description Phone number. */
      phone?: string;
    };
    /** @description The outcome of a class for one learner. */
    ClassLearningRecordCreate: {
      /** @description Whose outcome it is. */
      learnerId: string;
      /**
       * @description The outcome. `PASSED` and `FAILED` also record the learner as present, `N/A` as absent.
       * @enum {string}
       */
      grade: "PASSED" | "FAILED" | "N/A";
      /** @description Remarks on the outcome. */
      notes?: string;
    };
    /** @description What has been recorded for the learner. */
    ClassLearningRecordCreated: {
      /** @description Whether the learner took part. */
      attendance: components["schemas"]["Attendance"];
      /** @description How the learner did. Not every answer has it. */
      grade?: components["schemas"]["Grade"];
    };
    /** @description A learner's presence in a class. */
    Attendance: {
      /** @description Identifies the attendance entry. */
      id: string;
      /**
       * @description `PRESENT` after a pass or a fail, `ABSENT` after `N/A`.
       * @enum {string}
       */
      attendance: "PRESENT" | "ABSENT";
    };
    /** @description A learner's grade for a class. */
    Grade: {
      /** @description Identifies the grade. */
      id: string;
      /** @description The outcome, such as `PASSED`. */
      result?: string;
      /** @description Remarks on the outcome. */
      notes?: string;
    };
    /** @description The completion of an e-learning course by one learner. */
    ELearningLearningRecordCreate: {
      /** @description Who completed the course. */
      learnerId: string;
      /**
       * @description Always `PASSED`; other outcomes cannot be reported for e-learning.
       * @constant
       */
      grade: "PASSED";
      /**
       * Format: date-time
       * @description When the learner finished, in ISO 8601. It has to be later than the date of enrollment.
       */
      completed: string;
    };
    /** @description A course that learners follow on their own. */
    ELearningCourse: {
      /** @description Identifies the course in other calls. */
      id: string;
      /** @description How long a certificate lasts. Show the value as it comes; its unit is not specified. */
      certificateExpiry?: string | number;
      /** @description How long the course takes. Show the value as it comes; its unit is not specified. */
      courseDuration?: string | number;
      /**
       * @description How the course is delivered.
       * @default E-LEARNING
       * @enum {string}
       */
      deliveryMethod: "OFFLINE" | "VIRTUAL" | "E-LEARNING";
      /** @description What the course is about. */
      description?: string;
      /**
       * Format: uri
       * @description Where learners register, outside the platform. A published course always has it; otherwise it may be `null`.
       */
      externalRegistrationUrl?: string | null;
      /** @description How long a learner has access. Show the value as it comes; its unit is not specified. */
      licenseDuration?: string | number;
      /** @description Title of the course. */
      name?: string;
      /** @description What a place costs. */
      price?: number;
      /** @description Whether the course is in the marketplace. */
      publishedToMarketplace?: boolean;
    };
    /** @description The changes to an e-learning course, in one of two variants. */
    ELearningUpdate:
      | {
          /** @description `true` puts the course in the marketplace, which takes a registration URL; `false` takes it down. */
          publish?: boolean;
          /**
           * Format: uri
           * @description Where learners register, outside the platform.
           */
          externalRegistrationUrl?: string;
        }
      | {
          /**
           * @description Takes the course down in the same request, if it is published.
           * @constant
           */
          publish?: false;
          /** @description `null` clears the URL. */
          externalRegistrationUrl: null;
        };
    /** @description A course you can run as a class. */
    InstructorLedCourse: {
      /** @description Send it as `courseId` when you create a class. */
      id: string;
      /** @description Title of the course. */
      name?: string;
      /** @description What the course is about. */
      description?: string;
      /** @description Tells which variant of a class to create, in-person for `OFFLINE` and virtual for `VIRTUAL`. */
      deliveryMethod?: components["schemas"]["DeliveryMethod"];
      /** @description What a class of this course has to respect. */
      validationRules?: components["schemas"]["CourseValidationRules"];
    };
    /** @description Limits that a course sets for its classes. */
    CourseValidationRules: {
      /** @description The most seats a class may have. */
      maximumNumberOfSeats?: number;
      /** @description The fewest instructors a class needs. */
      minimumNumberOfInstructors?: number;
      /** @description The fewest evaluators a class needs. */
      minimumNumberOfEvaluators?: number;
      /** @description The fewest schedule events a class needs. */
      minimumNumberOfSchedules?: number;
    };
    /** @description Somebody who may teach a course. */
    AuthorizedInstructor: {
      /** @description Send it in `instructorIds` when you create a class. */
      id: string;
      /** @description Given name. */
      firstname?: string;
      /** @description Family name. */
      lastname?: string;
    };
    /** @description Somebody who takes part in training. */
    Learner: {
      /** @description Identifies the learner in other calls. */
      id: string;
      /** @description Given name. */
      firstname?: string;
      /** @description Family name. */
      lastname?: string;
      /** @description The learner's own identifier across the platform. */
      uniqueSystemIdentifier?: string;
      /** @description Email address. */
      email?: string;
      /** @description Phone number. */
      phone?: string;
      /**
       * Format: date-time
       * @description When the learner was added, in ISO 8601.
       */
      created?: string;
    };
    /** @description A learner, as shown in the list of learners. Most details may be `null` there. */
    LearnerListItem: {
      /** @description Identifies the learner in other calls. */
      id: string;
      /** @description Given name. */
      firstname?: string | null;
      /** @description Family name. */
      lastname?: string | null;
      /** @description The learner's own identifier across the platform. */
      uniqueSystemIdentifier?: string | null;
      /** @description Email address. */
      email?: string | null;
      /** @description Phone number. */
      phone?: string | null;
      /**
       * Format: date-time
       * @description When the learner was added, in ISO 8601.
       */
      created?: string;
    };
    /** @description The details of a learner to change. What you leave out stays as it is. */
    LearnerUpdate: {
      /** @description Given name. */
      firstname?: string;
      /** @description Family name. */
      lastname?: string;
      /**
       * Format: email
       * @description Email address.
       */
      email?: string;
      /** @description Phone number with its country code. */
      phone?: components["schemas"]["PhoneNumber"];
    };
    /** @description A company that enrolls learners. */
    Employer: {
      /** @description Send it as `employerId` when you enroll a learner. */
      id: string;
      /** @description Name of the company. */
      name?: string;
    };
    /** @description What to export, for which period and in which form. */
    ExportJobCreate: {
      /**
       * @description Beginning of the period, in ISO 8601.
       * @example 2026-07-01
       */
      startDate: string;
      /**
       * @description End of the period, in ISO 8601.
       * @example 2026-09-30
       */
      endDate: string;
      /**
       * @description Which data to export.
       * @enum {string}
       */
      exportType: "ELEARNING_ENROLLMENTS" | "LEARNING_ACTIVITIES" | "NETWORKS" | "USERS";
      /**
       * @description How the file is written: `CSV` as a table, `JSONL` with one JSON value per line.
       * @enum {string}
       */
      format: "CSV" | "JSONL";
    };
    /** @description The export job to wait for. */
    ExportJobCreated: {
      /** @description The new job, or the one that was already running. */
      job: components["schemas"]["ResourceReference"];
    };
    /** @description How far an export has come. */
    ExportJob: {
      /** @description The job itself. */
      job: components["schemas"]["ExportJobState"];
      /** @description Where to get the file. */
      exportData?: components["schemas"]["ExportData"];
      /** @description What went wrong, if anything did. */
      errors?: components["schemas"]["KeyedMessage"][];
    };
    /** @description A job and its status. */
    ExportJobState: {
      /** @description The id you asked for. */
      id: string;
      /**
       * @description Whether the job is not finished yet (`PENDING`), done (`COMPLETED`) or could not be done (`FAILED`).
       * @enum {string}
       */
      status: "PENDING" | "COMPLETED" | "FAILED";
    };
    /** @description The file of an export. Both fields may be `null`. */
    ExportData: {
      /**
       * Format: uri
       * @description Where to download the file.
       */
      downloadUrl?: string | null;
      /**
       * Format: date-time
       * @description Until when the download works, in ISO 8601.
       */
      downloadExpiresAt?: string | null;
    };
    /**
     * Error with a status code
     * @description A flat error.
     */
    StatusErrorBody: {
      /** @description The HTTP status, repeated. */
      statusCode: number;
      /** @description Names the problem for programs. */
      code: string;
      /** @description Names the kind of error. */
      error: string;
      /** @description Explains the problem to people. */
      message: string;
    };
    /**
     * Error with a key
     * @description A single error in an envelope.
     */
    KeyedErrorBody: {
      /** @description The problem. */
      error: components["schemas"]["KeyedMessage"];
    };
    /**
     * Several errors
     * @description All problems found, together.
     */
    ErrorListBody: {
      /** @description One entry per problem. */
      errors: components["schemas"]["KeyedMessage"][];
    };
    /** @description One problem. */
    KeyedMessage: {
      /** @description Names the problem for programs. */
      key: string;
      /** @description Explains the problem to people. */
      message: string;
    };
  };
  responses: {
    /** @description The request was refused. The body has one of two shapes. */
    BadRequest: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json":
          | components["schemas"]["StatusErrorBody"]
          | components["schemas"]["KeyedErrorBody"];
      };
    };
    /** @description The request was refused. The body has one of three shapes. */
    ClassLearningRecordBadRequest: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json":
          | components["schemas"]["StatusErrorBody"]
          | components["schemas"]["KeyedErrorBody"]
          | components["schemas"]["ErrorListBody"];
      };
    };
  };
  parameters: {
    /**
     * @description The training provider on whose behalf you call. The export calls do without it.
     * @example tp-48213
     */
    TrainingProviderId: string;
    /** @description The position in the list to read on from. */
    Cursor: string;
    /**
     * @description How many entries to return at most.
     * @example 100
     */
    Limit: number;
    /** @description How many entries to pass over first. */
    Skip: number;
    /**
     * @description The class, by the id you got when you created or listed it.
     * @example 7c41e0b95d2a
     */
    ClassId: string;
    /**
     * @description The enrollment, by the id you got when you created or listed it.
     * @example 2be60f8d13c9
     */
    ClassEnrollmentId: string;
    /**
     * @description The e-learning course, by the id it has in the list of e-learning courses.
     * @example 7e95a1c03fd8
     */
    ELearningCourseId: string;
    /**
     * @description The enrollment, by the id you got when you created or listed it.
     * @example 53c7f0a9e21d
     */
    ELearningEnrollmentId: string;
    /**
     * @description The course, by the id it has in the list of instructor-led courses.
     * @example b80d6f13e4a7
     */
    InstructorLedCourseId: string;
    /**
     * @description The learner, by the id it has in the list of learners.
     * @example a54c97e2d01b
     */
    LearnerId: string;
  };
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  listClasses: {
    parameters: {
      query?: {
        /** @description The position in the list to read on from. */
        cursor?: components["parameters"]["Cursor"];
        /**
         * @description How many entries to return at most.
         * @example 100
         */
        limit?: components["parameters"]["Limit"];
        /** @description How many entries to pass over first. */
        skip?: components["parameters"]["Skip"];
        /** @description Keep only the classes with one of these ids, such as `7c41e0b95d2a`. */
        "ids[]"?: string[];
        /** @description Keep only the classes whose course is delivered this way. */
        courseDeliveryMethod?: components["schemas"]["DeliveryMethod"];
        /** @description Keep only the classes of one of these courses, given by id, such as `b80d6f13e4a7`. */
        "courseIds[]"?: string[];
        /**
         * @description Start of the period of interest, as an ISO 8601 time in UTC.
         * @example 2027-03-01T00:00:00Z
         */
        start?: string;
        /**
         * @description End of the period of interest, as an ISO 8601 time in UTC.
         * @example 2027-03-31T23:59:59Z
         */
        end?: string;
      };
      header: {
        /**
         * @description The training provider on whose behalf you call. The export calls do without it.
         * @example tp-48213
         */
        "training-provider-id": components["parameters"]["TrainingProviderId"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The classes that match. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Class"][];
        };
      };
      400: components["responses"]["BadRequest"];
    };
  };
  createClass: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The training provider on whose behalf you call. The export calls do without it.
         * @example tp-48213
         */
        "training-provider-id": components["parameters"]["TrainingProviderId"];
      };
      path?: never;
      cookie?: never;
    };
    /** @description The class to schedule. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["ClassCreate"];
      };
    };
    responses: {
      /** @description The class has been created. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ResourceReference"];
        };
      };
      400: components["responses"]["BadRequest"];
    };
  };
  deleteClass: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The training provider on whose behalf you call. The export calls do without it.
         * @example tp-48213
         */
        "training-provider-id": components["parameters"]["TrainingProviderId"];
      };
      path: {
        /**
         * @description The class, by the id you got when you created or listed it.
         * @example 7c41e0b95d2a
         */
        classId: components["parameters"]["ClassId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The class has been deleted. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ResourceReference"];
        };
      };
      400: components["responses"]["BadRequest"];
    };
  };
  updateClass: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The training provider on whose behalf you call. The export calls do without it.
         * @example tp-48213
         */
        "training-provider-id": components["parameters"]["TrainingProviderId"];
      };
      path: {
        /**
         * @description The class, by the id you got when you created or listed it.
         * @example 7c41e0b95d2a
         */
        classId: components["parameters"]["ClassId"];
      };
      cookie?: never;
    };
    /** @description The fields to change. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["ClassUpdate"];
      };
    };
    responses: {
      /** @description The class has been changed. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ResourceReference"];
        };
      };
      400: components["responses"]["BadRequest"];
    };
  };
  listClassEnrollments: {
    parameters: {
      query?: {
        /** @description The position in the list to read on from. */
        cursor?: components["parameters"]["Cursor"];
        /**
         * @description How many entries to return at most.
         * @example 100
         */
        limit?: components["parameters"]["Limit"];
        /** @description How many entries to pass over first. */
        skip?: components["parameters"]["Skip"];
      };
      header: {
        /**
         * @description The training provider on whose behalf you call. The export calls do without it.
         * @example tp-48213
         */
        "training-provider-id": components["parameters"]["TrainingProviderId"];
      };
      path: {
        /**
         * @description The class, by the id you got when you created or listed it.
         * @example 7c41e0b95d2a
         */
        classId: components["parameters"]["ClassId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The enrollments of the class. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ClassEnrollment"][];
        };
      };
      400: components["responses"]["BadRequest"];
    };
  };
  createClassEnrollment: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The training provider on whose behalf you call. The export calls do without it.
         * @example tp-48213
         */
        "training-provider-id": components["parameters"]["TrainingProviderId"];
      };
      path: {
        /**
         * @description The class, by the id you got when you created or listed it.
         * @example 7c41e0b95d2a
         */
        classId: components["parameters"]["ClassId"];
      };
      cookie?: never;
    };
    /** @description Who is enrolled, and for which employer. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["ClassEnrollmentCreate"];
      };
    };
    responses: {
      /** @description The learner is enrolled. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ClassEnrollmentCreated"];
        };
      };
      400: components["responses"]["BadRequest"];
    };
  };
  deleteClassEnrollment: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The training provider on whose behalf you call. The export calls do without it.
         * @example tp-48213
         */
        "training-provider-id": components["parameters"]["TrainingProviderId"];
      };
      path: {
        /**
         * @description The class, by the id you got when you created or listed it.
         * @example 7c41e0b95d2a
         */
        classId: components["parameters"]["ClassId"];
        /**
         * @description The enrollment, by the id you got when you created or listed it.
         * @example 2be60f8d13c9
         */
        enrollmentId: components["parameters"]["ClassEnrollmentId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The enrollment has been deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["BadRequest"];
    };
  };
  listClassLearningRecords: {
    parameters: {
      query?: {
        /** @description The position in the list to read on from. */
        cursor?: components["parameters"]["Cursor"];
        /**
         * @description How many entries to return at most.
         * @example 100
         */
        limit?: components["parameters"]["Limit"];
        /** @description How many entries to pass over first. */
        skip?: components["parameters"]["Skip"];
      };
      header: {
        /**
         * @description The training provider on whose behalf you call. The export calls do without it.
         * @example tp-48213
         */
        "training-provider-id": components["parameters"]["TrainingProviderId"];
      };
      path: {
        /**
         * @description The class, by the id you got when you created or listed it.
         * @example 7c41e0b95d2a
         */
        classId: components["parameters"]["ClassId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The learning records of the class. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["LearningRecord"][];
        };
      };
      400: components["responses"]["BadRequest"];
    };
  };
  createClassLearningRecord: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The training provider on whose behalf you call. The export calls do without it.
         * @example tp-48213
         */
        "training-provider-id": components["parameters"]["TrainingProviderId"];
      };
      path: {
        /**
         * @description The class, by the id you got when you created or listed it.
         * @example 7c41e0b95d2a
         */
        classId: components["parameters"]["ClassId"];
      };
      cookie?: never;
    };
    /** @description The learner and the outcome. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["ClassLearningRecordCreate"];
      };
    };
    responses: {
      /** @description The outcome has been recorded. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ClassLearningRecordCreated"];
        };
      };
      400: components["responses"]["ClassLearningRecordBadRequest"];
    };
  };
  listELearning: {
    parameters: {
      query?: {
        /** @description The position in the list to read on from. */
        cursor?: components["parameters"]["Cursor"];
        /**
         * @description How many entries to return at most.
         * @example 100
         */
        limit?: components["parameters"]["Limit"];
        /** @description How many entries to pass over first. */
        skip?: components["parameters"]["Skip"];
      };
      header: {
        /**
         * @description The training provider on whose behalf you call. The export calls do without it.
         * @example tp-48213
         */
        "training-provider-id": components["parameters"]["TrainingProviderId"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Your e-learning courses. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ELearningCourse"][];
        };
      };
      400: components["responses"]["BadRequest"];
    };
  };
  updateElearning: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The training provider on whose behalf you call. The export calls do without it.
         * @example tp-48213
         */
        "training-provider-id": components["parameters"]["TrainingProviderId"];
      };
      path: {
        /**
         * @description The e-learning course, by the id it has in the list of e-learning courses.
         * @example 7e95a1c03fd8
         */
        courseId: components["parameters"]["ELearningCourseId"];
      };
      cookie?: never;
    };
    /** @description What to change. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["ELearningUpdate"];
      };
    };
    responses: {
      /** @description The course after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ELearningCourse"];
        };
      };
      400: components["responses"]["BadRequest"];
    };
  };
  listELearningEnrollments: {
    parameters: {
      query?: {
        /** @description The position in the list to read on from. */
        cursor?: components["parameters"]["Cursor"];
        /**
         * @description How many entries to return at most.
         * @example 100
         */
        limit?: components["parameters"]["Limit"];
        /** @description How many entries to pass over first. */
        skip?: components["parameters"]["Skip"];
      };
      header: {
        /**
         * @description The training provider on whose behalf you call. The export calls do without it.
         * @example tp-48213
         */
        "training-provider-id": components["parameters"]["TrainingProviderId"];
      };
      path: {
        /**
         * @description The e-learning course, by the id it has in the list of e-learning courses.
         * @example 7e95a1c03fd8
         */
        courseId: components["parameters"]["ELearningCourseId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The enrollments of the course. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ELearningEnrollment"][];
        };
      };
      400: components["responses"]["BadRequest"];
    };
  };
  createELearningEnrollment: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The training provider on whose behalf you call. The export calls do without it.
         * @example tp-48213
         */
        "training-provider-id": components["parameters"]["TrainingProviderId"];
      };
      path: {
        /**
         * @description The e-learning course, by the id it has in the list of e-learning courses.
         * @example 7e95a1c03fd8
         */
        courseId: components["parameters"]["ELearningCourseId"];
      };
      cookie?: never;
    };
    /** @description Who is enrolled, when, and for which employer. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["ELearningEnrollmentCreate"];
      };
    };
    responses: {
      /** @description The learner is enrolled. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ResourceReference"];
        };
      };
      400: components["responses"]["BadRequest"];
    };
  };
  deleteELearningEnrollment: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The training provider on whose behalf you call. The export calls do without it.
         * @example tp-48213
         */
        "training-provider-id": components["parameters"]["TrainingProviderId"];
      };
      path: {
        /**
         * @description The e-learning course, by the id it has in the list of e-learning courses.
         * @example 7e95a1c03fd8
         */
        courseId: components["parameters"]["ELearningCourseId"];
        /**
         * @description The enrollment, by the id you got when you created or listed it.
         * @example 53c7f0a9e21d
         */
        enrollmentId: components["parameters"]["ELearningEnrollmentId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The enrollment has been deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["BadRequest"];
    };
  };
  listELearningRecords: {
    parameters: {
      query?: {
        /** @description The position in the list to read on from. */
        cursor?: components["parameters"]["Cursor"];
        /**
         * @description How many entries to return at most.
         * @example 100
         */
        limit?: components["parameters"]["Limit"];
        /** @description How many entries to pass over first. */
        skip?: components["parameters"]["Skip"];
      };
      header: {
        /**
         * @description The training provider on whose behalf you call. The export calls do without it.
         * @example tp-48213
         */
        "training-provider-id": components["parameters"]["TrainingProviderId"];
      };
      path: {
        /**
         * @description The e-learning course, by the id it has in the list of e-learning courses.
         * @example 7e95a1c03fd8
         */
        courseId: components["parameters"]["ELearningCourseId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The learning records of the course. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["LearningRecord"][];
        };
      };
      400: components["responses"]["BadRequest"];
    };
  };
  createELearningLearningRecord: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The training provider on whose behalf you call. The export calls do without it.
         * @example tp-48213
         */
        "training-provider-id": components["parameters"]["TrainingProviderId"];
      };
      path: {
        /**
         * @description The e-learning course, by the id it has in the list of e-learning courses.
         * @example 7e95a1c03fd8
         */
        courseId: components["parameters"]["ELearningCourseId"];
      };
      cookie?: never;
    };
    /** @description The learner and the completion. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["ELearningLearningRecordCreate"];
      };
    };
    responses: {
      /** @description The completion has been recorded. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ResourceReference"];
        };
      };
      400: components["responses"]["BadRequest"];
    };
  };
  listInstructorLedCourses: {
    parameters: {
      query?: {
        /** @description The position in the list to read on from. */
        cursor?: components["parameters"]["Cursor"];
        /**
         * @description How many entries to return at most.
         * @example 100
         */
        limit?: components["parameters"]["Limit"];
        /** @description How many entries to pass over first. */
        skip?: components["parameters"]["Skip"];
      };
      header: {
        /**
         * @description The training provider on whose behalf you call. The export calls do without it.
         * @example tp-48213
         */
        "training-provider-id": components["parameters"]["TrainingProviderId"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Your instructor-led courses. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["InstructorLedCourse"][];
        };
      };
      400: components["responses"]["BadRequest"];
    };
  };
  listAuthorizedInstructors: {
    parameters: {
      query?: {
        /** @description The position in the list to read on from. */
        cursor?: components["parameters"]["Cursor"];
        /**
         * @description How many entries to return at most.
         * @example 100
         */
        limit?: components["parameters"]["Limit"];
        /** @description How many entries to pass over first. */
        skip?: components["parameters"]["Skip"];
      };
      header: {
        /**
         * @description The training provider on whose behalf you call. The export calls do without it.
         * @example tp-48213
         */
        "training-provider-id": components["parameters"]["TrainingProviderId"];
      };
      path: {
        /**
         * @description The course, by the id it has in the list of instructor-led courses.
         * @example b80d6f13e4a7
         */
        courseId: components["parameters"]["InstructorLedCourseId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The instructors authorized for the course. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AuthorizedInstructor"][];
        };
      };
      400: components["responses"]["BadRequest"];
    };
  };
  listLearners: {
    parameters: {
      query?: {
        /** @description The position in the list to read on from. */
        cursor?: components["parameters"]["Cursor"];
        /**
         * @description How many entries to return at most.
         * @example 100
         */
        limit?: components["parameters"]["Limit"];
        /** @description How many entries to pass over first. */
        skip?: components["parameters"]["Skip"];
        /**
         * @description Part of the name to look for, in any case.
         * @example holm
         */
        name?: string;
        /** @description Part of the email address to look for, in any case, such as `@example.com`. */
        email?: string;
      };
      header: {
        /**
         * @description The training provider on whose behalf you call. The export calls do without it.
         * @example tp-48213
         */
        "training-provider-id": components["parameters"]["TrainingProviderId"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The learners that match. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["LearnerListItem"][];
        };
      };
      400: components["responses"]["BadRequest"];
    };
  };
  updateLearner: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The training provider on whose behalf you call. The export calls do without it.
         * @example tp-48213
         */
        "training-provider-id": components["parameters"]["TrainingProviderId"];
      };
      path: {
        /**
         * @description The learner, by the id it has in the list of learners.
         * @example a54c97e2d01b
         */
        learnerId: components["parameters"]["LearnerId"];
      };
      cookie?: never;
    };
    /** @description The details to change. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["LearnerUpdate"];
      };
    };
    responses: {
      /** @description The learner after the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Learner"];
        };
      };
      400: components["responses"]["BadRequest"];
    };
  };
  listEmployers: {
    parameters: {
      query: {
        /**
         * @description The name to search for. Three characters is the shortest search.
         * @example nordsee
         */
        employerName: string;
      };
      header: {
        /**
         * @description The training provider on whose behalf you call. The export calls do without it.
         * @example tp-48213
         */
        "training-provider-id": components["parameters"]["TrainingProviderId"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The employers that match. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Employer"][];
        };
      };
      400: components["responses"]["BadRequest"];
    };
  };
  getExportDataJob: {
    parameters: {
      query: {
        /**
         * @description The job to look at, by the id you got when you asked for the export.
         * @example fe38c19a0d75
         */
        id: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The job, its download and its problems. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ExportJob"];
        };
      };
      400: components["responses"]["BadRequest"];
    };
  };
  createExportDataJob: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description What to export, and how. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["ExportJobCreate"];
      };
    };
    responses: {
      /** @description The job that was started, or the one already running. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ExportJobCreated"];
        };
      };
      400: components["responses"]["BadRequest"];
    };
  };
}
